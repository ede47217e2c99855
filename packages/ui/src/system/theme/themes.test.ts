import { blend, differenceCiede2000, inGamut, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { sights } from '../../testing/viewports.ts';
import { type ContrastLevel, contrastOf, contrastPairs } from '../brand/contrastPairs.ts';
import { contrastDarkColors } from './contrastDarkColors.ts';
import { contrastLightColors } from './contrastLightColors.ts';
import { darkColors } from './darkColors.ts';
import { lightColors } from './lightColors.ts';
import type { ThemeColors } from './ThemeColors.ts';

const themes: readonly [string, ContrastLevel, ThemeColors][] = [
  ['light', 'AA', lightColors],
  ['dark', 'AA', darkColors],
  ['black on white', 'AAA', contrastLightColors],
  ['white on black', 'AAA', contrastDarkColors],
];

function leaves(values: object): string[] {
  return Object.values(values).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));
}

test.each(themes)('every word, edge, datum and focus ring of the %s theme reaches WCAG 2.2 %s', (_, level, theme) => {
  const all = contrastPairs(theme, level).map((pair) => ({ ...pair, ratio: contrastOf(pair) }));
  expect(all.filter(({ ratio, least }) => ratio < least)).toEqual([]);
  expect(all.length).toBeGreaterThan(100);
});

test.each(themes)('the ratios of the %s theme are those that another library computes', (_, level, theme) => {
  const differing = contrastPairs(theme, level).filter((pair) => {
    const other = wcagContrast(pair.front, blend([...pair.ground]));
    return Math.abs(contrastOf(pair) - other) > 0.02;
  });
  expect(differing).toEqual([]);
});

test.each(themes)('every color of the %s theme is one that any screen can show', (_, _level, theme) => {
  const shown = inGamut('rgb');
  expect(leaves(theme.color).filter((color) => !shown(color))).toEqual([]);
});

test.each(themes)('any two series of the %s theme stay apart for every sight', (_, _level, { color }) => {
  const distance = differenceCiede2000();
  const series = Object.entries(color.series);
  const near = Object.entries(sights).flatMap(([sight, see]) =>
    series.flatMap(([place, one]) =>
      series
        .filter(([other]) => other > place)
        .map(([other, two]) => ({ sight, place, other, apart: distance(see(one), see(two)) }))
        // A difference of 2 is visible side by side, but across a chart, users need several times that.
        .filter(({ apart }) => apart < 12),
    ),
  );
  expect(near).toEqual([]);
  expect(series.map(([place]) => place)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
});

test('a theme whose muted words are too pale is found out', () => {
  const pale: ThemeColors = { ...lightColors, color: { ...lightColors.color, inkMuted: 'oklch(0.65 0 0)' } };
  const failing = contrastPairs(pale, 'AA').filter((pair) => contrastOf(pair) < pair.least);
  expect(failing.map(({ name }) => name)).toContain('muted ink on paper');
});
