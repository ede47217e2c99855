import { colors } from './series.css.ts';

/**
 * The textures of series 1 to 8, as 8 px tiles, so that series can be distinguished without color. From the ninth on
 * they repeat.
 */
const textures = [
  '',
  'M-2 2l4-4M0 8l8-8M6 10l4-4',
  'M1.5 2h1M5.5 6h1',
  'M-2 6l4 4M0 0l8 8M6-2l4 4',
  'M0 4h8',
  'M4 0v8',
  'M0 4h8M4 0v8',
  'M0 8l8-8M0 0l8 8',
];

/** The same for lines, as `stroke-dasharray`. Round line caps cover 2 px of each gap. */
const dashes = ['none', '8 5', '1 5', '10 5 1 5', '4 6', '16 5', '10 5 1 5 1 5', '1 8'];

/** Returns the color, texture, and dashes of a series by its index. */
export function seriesLook(index: number): { color: string; texture: string; dash: string } {
  const place = index % colors.length;
  return { color: colors[place] ?? '', texture: textures[place] ?? '', dash: dashes[place] ?? '' };
}
