import { blend, wcagContrast } from 'culori';
import type { ThemeColors } from '../theme/ThemeColors.ts';

type Ground = readonly [string, ...string[]];
type Grounds = Readonly<Record<string, Ground>>;

export interface ContrastPair {
  /** What it is on what: `ink on paper`. */
  name: string;
  front: string;
  /** The ground; the later colours lie over the first, some of them half transparent. */
  ground: Ground;
  /** Least ratio by WCAG 2.2 AA: 4.5 for words (1.4.3), 3 for edges and focus (1.4.11, 2.4.13). */
  least: 4.5 | 3;
}

/** The ratio of a pair as it is painted, from 1 to 21. */
export function contrastOf({ front, ground }: ContrastPair): number {
  return wcagContrast(front, blend([...ground]));
}

/** Every pair of colours that a theme lets meet. */
export function contrastPairs({ color }: ThemeColors): readonly ContrastPair[] {
  const plain = { paper: [color.paper], surface: [color.surface], sunken: [color.sunken] } satisfies Grounds;
  const washes = {
    'accent wash': [color.accent.wash],
    'critical wash': [color.critical.wash],
    'positive wash': [color.positive.wash],
    'caution wash': [color.caution.wash],
    'info wash': [color.info.wash],
  } satisfies Grounds;
  const touched: Grounds = Object.fromEntries(
    Object.entries(plain).flatMap(([name, [ground]]) => [
      [`${name}, hovered`, [ground, color.hover]],
      [`${name}, pressed`, [ground, color.pressed]],
    ]),
  );
  const words = {
    ink: color.ink,
    'muted ink': color.inkMuted,
    'accent ink': color.accent.ink,
    'critical ink': color.critical.ink,
    'positive ink': color.positive.ink,
    'caution ink': color.caution.ink,
    'info ink': color.info.ink,
  };
  return [
    ...pairs(words, { ...plain, ...touched, ...washes }, 4.5),
    ...(['accent', 'critical'] as const).flatMap((tone) => {
      const { on, fill, fillHover, fillPressed } = color[tone];
      const fills: Grounds = { fill: [fill], 'hovered fill': [fillHover], 'pressed fill': [fillPressed] };
      return pairs({ [`words on ${tone}`]: on }, fills, 4.5);
    }),
    ...pairs({ edge: color.edge }, plain, 3),
    ...pairs({ focus: color.focus.outer }, { ...plain, ...washes, 'its inner ring': [color.focus.inner] }, 3),
  ];
}

function pairs(
  fronts: Readonly<Record<string, string>>,
  grounds: Grounds,
  least: ContrastPair['least'],
): ContrastPair[] {
  return Object.entries(fronts).flatMap(([front, value]) =>
    Object.entries(grounds).map(([name, ground]) => ({ name: `${front} on ${name}`, front: value, ground, least })),
  );
}
