import { expect, test } from 'vitest';
import { joinCompanies } from './joinCompanies.ts';

const many = (count: number, from = 1) => Array.from({ length: count }, (_, i) => ({ id: `company-${from + i}` }));

test('[WATCH-014] takes the first 500 companies of a longer preset and counts the others', () => {
  const { companies, added, leftOut, repeated } = joinCompanies([], many(620));
  expect(companies).toHaveLength(500);
  expect(companies.at(-1)).toEqual({ id: 'company-500' });
  expect({ added, leftOut, repeated }).toEqual({ added: 500, leftOut: 120, repeated: 0 });
});

test('[WATCH-014] counts duplicates only once toward the 500', () => {
  const { companies, leftOut, repeated } = joinCompanies([], [...many(400), ...many(400), ...many(100, 401)]);
  expect(companies).toHaveLength(500);
  expect({ leftOut, repeated }).toEqual({ leftOut: 0, repeated: 400 });
});

test('[WATCH-015] ignores a company that the list already includes', () => {
  const first = { id: 'company-1', name: 'Harborline' };
  const again = { id: 'company-1', name: 'Harborline, once more' };
  expect(joinCompanies([first], [again])).toEqual({ companies: [first], added: 0, repeated: 1, leftOut: 0 });
});

test('a full list takes no more companies and reports the overflow', () => {
  const full = many(3);
  expect(joinCompanies(full, many(2, 4), 3)).toEqual({ companies: full, added: 0, repeated: 0, leftOut: 2 });
  expect(joinCompanies(full, many(1, 4), 2)).toEqual({ companies: full, added: 0, repeated: 0, leftOut: 1 });
});
