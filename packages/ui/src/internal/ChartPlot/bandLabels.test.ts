import { expect, test } from 'vitest';
import { bandLabels } from './bandLabels.ts';

test('a few things all have their label, cut to their band', () => {
  expect(bandLabels(['Rotterdam', 'Durban'], 98)).toEqual([
    { at: 0.25, text: '\u2068Rotte…\u2069' },
    { at: 0.75, text: 'Durban' },
  ]);
});

test('of many as many have one as there is room for', () => {
  const weeks = Array.from({ length: 40 }, (_, index) => `Week ${index + 1}`);
  expect(bandLabels(weeks, 280).map(({ text }) => text)).toEqual(['Week 1', 'Week 9', 'Week 17', 'Week 25', 'Week 33']);
});

test('years are left out rather than cut to nothing', () => {
  const years = ['2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026'];
  expect(bandLabels(years, 230).map(({ text }) => text)).toEqual(['2019', '2021', '2023', '2025']);
});
