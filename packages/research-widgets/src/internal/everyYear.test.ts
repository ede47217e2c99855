import { expect, test } from 'vitest';
import { everyYear } from './everyYear.ts';

const without = (year: number) => ({ year, raised_usd: 0 });

test('years between rounds count as zero', () => {
  const years = [
    { year: 2011, raised_usd: 5 },
    { year: 2014, raised_usd: 7 },
  ];
  expect(everyYear(years, without)).toEqual([
    { year: 2011, raised_usd: 5 },
    { year: 2012, raised_usd: 0 },
    { year: 2013, raised_usd: 0 },
    { year: 2014, raised_usd: 7 },
  ]);
});

test('no rounds result in no years', () => {
  expect(everyYear([], without, 2026)).toEqual([]);
});

test('includes the latest fifteen years', () => {
  const years = everyYear(
    [
      { year: 1960, raised_usd: 1 },
      { year: 2020, raised_usd: 2 },
    ],
    without,
  );
  expect([years.length, years[0]?.year, years.at(-1)?.year]).toEqual([15, 2006, 2020]);
});

test('ends with the running year, in which there may be no round', () => {
  const years = everyYear([{ year: 2024, raised_usd: 3 }], without, 2026);
  expect(years.map(({ year }) => year)).toEqual([2024, 2025, 2026]);
});
