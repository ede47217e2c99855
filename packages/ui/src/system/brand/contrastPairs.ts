import type { ThemeColors } from '../theme/ThemeColors.ts';
import { contrastOn } from './contrastOn.ts';

type Ground = readonly [string, ...string[]];
type Grounds = Readonly<Record<string, Ground>>;

/** Of WCAG 2.2: every theme reaches AA, the contrast theme AAA. */
export type ContrastLevel = 'AA' | 'AAA';

export interface ContrastPair {
  /** What it is on what: `ink on paper`. */
  name: string;
  front: string;
  /** The ground; the later colours lie over the first, some of them half transparent. */
  ground: Ground;
  /** Least ratio that the level asks for. */
  least: number;
}

/**
 * Least ratios: words by 1.4.3 and 1.4.6; edges, fills, data and focus by 1.4.11 and 2.4.13, which know no AAA: there we
 * ask for half as much again.
 */
export const leastContrasts = {
  AA: { words: 4.5, shapes: 3 },
  AAA: { words: 7, shapes: 4.5 },
} satisfies Record<ContrastLevel, object>;

/** The ratio of a pair as it is painted, from 1 to 21. */
export function contrastOf({ front, ground }: ContrastPair): number {
  return contrastOn(front, ground);
}

/** Every pair of colours that a theme lets meet. */
export function contrastPairs({ color }: ThemeColors, level: ContrastLevel): readonly ContrastPair[] {
  const { words, shapes } = leastContrasts[level];
  const plain = shapeGrounds(color);
  const washes = washGrounds(color);
  const inks = {
    ink: color.ink,
    'muted ink': color.inkMuted,
    'accent ink': color.accent.ink,
    'critical ink': color.critical.ink,
    'positive ink': color.positive.ink,
    'caution ink': color.caution.ink,
    'info ink': color.info.ink,
  };
  const series = Object.fromEntries(
    Object.entries(color.series).map(([place, value]) => [`series ${place}`, value] as const),
  );
  return [
    ...pairs(inks, wordGrounds(color), words),
    ...(['accent', 'critical'] as const).flatMap((tone) => {
      const { on, fill, fillHover, fillPressed } = color[tone];
      const fills: Grounds = { fill: [fill], 'hovered fill': [fillHover], 'pressed fill': [fillPressed] };
      return pairs({ [`words on ${tone}`]: on }, fills, words);
    }),
    ...pairs({ edge: color.edge, 'accent fill': color.accent.fill }, plain, shapes),
    ...pairs({ focus: color.focus.outer }, { ...plain, ...washes, 'its inner ring': [color.focus.inner] }, shapes),
    ...pairs(series, { paper: plain.paper, surface: plain.surface }, shapes),
  ];
}

/** Every ground that coloured words can stand on. */
export function wordGrounds(color: ThemeColors['color']): Grounds {
  const plain = shapeGrounds(color);
  const touched = Object.entries(plain).flatMap(([name, [ground]]): [string, Ground][] => [
    [`${name}, hovered`, [ground, color.hover]],
    [`${name}, pressed`, [ground, color.pressed]],
  ]);
  return { ...plain, ...Object.fromEntries(touched), ...washGrounds(color) };
}

/** Every ground that the shape of a control can stand on. */
export function shapeGrounds(color: ThemeColors['color']) {
  return { paper: [color.paper], surface: [color.surface], sunken: [color.sunken] } satisfies Grounds;
}

function washGrounds(color: ThemeColors['color']) {
  return {
    'accent wash': [color.accent.wash],
    'critical wash': [color.critical.wash],
    'positive wash': [color.positive.wash],
    'caution wash': [color.caution.wash],
    'info wash': [color.info.wash],
  } satisfies Grounds;
}

function pairs(fronts: Readonly<Record<string, string>>, grounds: Grounds, least: number): ContrastPair[] {
  return Object.entries(fronts).flatMap(([front, value]) =>
    Object.entries(grounds).map(([name, ground]) => ({ name: `${front} on ${name}`, front: value, ground, least })),
  );
}
