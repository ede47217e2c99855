import { expect, test } from 'vitest';
import { bandLabels } from './bandLabels.ts';

const labeled = (...labels: string[]) => labels.map((label) => ({ label }));

test('a few things all have their label, cut to their band', () => {
  expect(bandLabels(labeled('Rotterdam', 'Durban'), 98)).toEqual([
    { at: 0.25, text: '\u2068Rotte…\u2069' },
    { at: 0.75, text: 'Durban' },
  ]);
});

test('of many as many have one as there is room for', () => {
  const weeks = Array.from({ length: 40 }, (_, index) => `Week ${index + 1}`);
  expect(bandLabels(labeled(...weeks), 280).map(({ text }) => text)).toEqual([
    'Week 1',
    'Week 9',
    'Week 17',
    'Week 25',
    'Week 33',
  ]);
});

test('dates are left out rather than cut', () => {
  const weeks = Array.from({ length: 13 }, (_, index) => ({
    label: 'Aug 22, 2026',
    shortLabel: `${index + 1} سبتمبر`,
  }));
  expect(bandLabels(weeks, 340, true).map(({ text }) => text)).toEqual([
    '1 سبتمبر',
    '4 سبتمبر',
    '7 سبتمبر',
    '10 سبتمبر',
    '13 سبتمبر',
  ]);
  expect(bandLabels(weeks, 1300, true).map(({ text }) => text)).toEqual(weeks.map(({ label }) => label));
});

test('years are left out rather than cut to nothing', () => {
  const years = ['2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026'];
  expect(bandLabels(labeled(...years), 230).map(({ text }) => text)).toEqual(['2019', '2021', '2023', '2025']);
});

test('short labels replace the labels of an axis on which one has no room', () => {
  const points = [{ label: '2025' }, { label: '2026 to date', shortLabel: '2026' }];
  expect(bandLabels(points, 80).map(({ text }) => text)).toEqual(['2025', '2026']);
  const sizes = [
    { label: '$1M', shortLabel: '1M' },
    { label: '$10M–50M', shortLabel: '10M+' },
  ];
  expect(bandLabels(sizes, 90).map(({ text }) => text)).toEqual(['1M', '10M+']);
  expect(bandLabels(points, 400).map(({ text }) => text)).toEqual(['2025', '2026 to date']);
});

test('marks of direction take no room, and none is left without its end', () => {
  const sizes = labeled('\u2068<1 مليون\u2069', '\u206810–50 مليون\u2069');
  expect(bandLabels(sizes, 2 * (11 * 6.5 + 6)).map(({ text }) => text)).toEqual(sizes.map(({ label }) => label));
  expect(bandLabels(sizes, 2 * (8 * 6.5 + 6)).map(({ text }) => text)).toEqual([
    '\u2068<1 مليون\u2069',
    '\u206810–50 م…\u2069',
  ]);
});
