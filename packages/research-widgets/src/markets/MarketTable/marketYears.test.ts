import { expect, test } from 'vitest';
import { largestYear, latestYears } from './marketYears.ts';

const year = (of: number, total: number) => ({ year: of, rounds: 1, disclosed: 1, total });

test('five years end with the running one, and a year without a round is 0', () => {
  const years = [year(2019, 9), year(2023, 30), year(2026, 10)];
  expect(latestYears({ as_of: '2026-11-20', years })).toEqual([
    { year: 2022, raised: 0 },
    { year: 2023, raised: 30 },
    { year: 2024, raised: 0 },
    { year: 2025, raised: 0 },
    { year: 2026, raised: 10 },
  ]);
  expect(latestYears({ as_of: null, years: [] })).toEqual([]);
});

test('a full bar is the largest year of all markets that is shown', () => {
  const markets = [
    { as_of: '2026-11-20', years: [year(2010, 900), year(2025, 40)] },
    { as_of: '2026-11-20', years: [year(2026, 70)] },
  ];
  expect(largestYear(markets)).toBe(70);
  expect(largestYear([])).toBe(1);
});
