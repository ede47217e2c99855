import { expect, test } from 'vitest';
import { fundingYears } from './fundingYears.ts';

test('years between rounds count as zero', () => {
  expect(
    fundingYears([
      { year: 2011, raised_usd: 5 },
      { year: 2014, raised_usd: 7 },
    ]),
  ).toEqual([
    { year: 2011, raised_usd: 5 },
    { year: 2012, raised_usd: 0 },
    { year: 2013, raised_usd: 0 },
    { year: 2014, raised_usd: 7 },
  ]);
});

test('no rounds result in no years', () => {
  expect(fundingYears([])).toEqual([]);
});

test('includes the latest fifteen years', () => {
  const years = fundingYears([
    { year: 1960, raised_usd: 1 },
    { year: 2020, raised_usd: 2 },
  ]);
  expect([years.length, years[0]?.year, years.at(-1)?.year]).toEqual([15, 2006, 2020]);
});
