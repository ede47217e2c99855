import { inGamut } from 'culori';
import { expect, test } from 'vitest';
import { contrastOf, contrastPairs } from '../testing/contrastPairs.ts';
import { darkColors } from './darkColors.ts';
import { lightColors } from './lightColors.ts';
import type { ThemeColors } from './ThemeColors.ts';

const themes = { light: lightColors, dark: darkColors };

function leaves(values: object): string[] {
  return Object.values(values).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));
}

test.each(Object.entries(themes))('every word, edge and focus ring of the %s theme reaches WCAG 2.2 AA', (_, theme) => {
  const all = contrastPairs(theme).map((pair) => ({ ...pair, ratio: contrastOf(pair) }));
  expect(all.filter(({ ratio, least }) => ratio < least)).toEqual([]);
  expect(all.length).toBeGreaterThan(100);
});

test.each(Object.entries(themes))('every colour of the %s theme is one that any screen can show', (_, theme) => {
  const shown = inGamut('rgb');
  expect(leaves(theme.color).filter((color) => !shown(color))).toEqual([]);
});

test('a theme whose muted words are too pale is found out', () => {
  const pale: ThemeColors = { ...lightColors, color: { ...lightColors.color, inkMuted: 'oklch(0.65 0 0)' } };
  const failing = contrastPairs(pale).filter((pair) => contrastOf(pair) < pair.least);
  expect(failing.map(({ name }) => name)).toContain('muted ink on paper');
});
