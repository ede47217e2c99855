import type { ThemeColors } from '../theme/ThemeColors.ts';
import { contrastOn } from './contrastOn.ts';

type Ground = readonly [string, ...string[]];
type Grounds = Readonly<Record<string, Ground>>;

/** The WCAG 2.2 level: AA for every theme, AAA for the contrast theme. */
export type ContrastLevel = 'AA' | 'AAA';

export interface ContrastPair {
  /** The foreground and its background, such as `ink on paper`. */
  name: string;
  /** The foreground color. */
  front: string;
  /** Background colors from bottom to top. The upper ones can be translucent. */
  ground: Ground;
  /** The minimum ratio for the level. */
  least: number;
}

/**
 * Minimum ratios. Text follows 1.4.3 and 1.4.6. Borders, fills, data, and focus follow 1.4.11 and 2.4.13. WCAG has no
 * AAA ratio for those, so AAA requires one and a half times the AA ratio here.
 */
export const leastContrasts = {
  AA: { words: 4.5, shapes: 3 },
  AAA: { words: 7, shapes: 4.5 },
} satisfies Record<ContrastLevel, object>;

/** Returns the ratio of a pair after blending, from 1 to 21. */
export function contrastOf({ front, ground }: ContrastPair): number {
  return contrastOn(front, ground);
}

/** Returns every pair of colors that can meet in a theme. */
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

/** Returns every background that colored text can have. */
export function wordGrounds(color: ThemeColors['color']): Grounds {
  const plain = shapeGrounds(color);
  const touched = Object.entries(plain).flatMap(([name, [ground]]): [string, Ground][] => [
    [`${name}, hovered`, [ground, color.hover]],
    [`${name}, pressed`, [ground, color.pressed]],
  ]);
  return { ...plain, ...Object.fromEntries(touched), ...washGrounds(color) };
}

/** Returns every background that a control’s shape can have. */
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
