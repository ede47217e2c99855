import { expect, test } from 'vitest';
import { addressKind, subjectCallOf } from './addressKind.ts';

test('addresses with the same parameters are of one kind', () => {
  const kind = addressKind('/companies/search', '/companies/search?sort=name&location=Berlin#content');
  expect(kind).toBe('/companies/search?location&sort');
  expect(addressKind('/companies/search', '/companies/search?location=Oslo&sort=name&location=Bergen')).toBe(kind);
  expect(addressKind('/companies/search', '/companies/search?sort=name')).not.toBe(kind);
});

test.each([
  ['/research/companies/harborline?peek=a', '/api/companies/harborline'],
  ['/markets/battery-storage', '/api/categories/battery-storage'],
  ['/people/p-1', '/api/people/p-1'],
  ['/research/watchlists/w-1#news', '/lists/w-1'],
  ['/news/climate-energy/a-street', '/news/curated/a-street'],
  ['/news/article/news-a-street', '/news/curated/news-a-street'],
  ['/news/earned/news-told-straight', undefined],
  ['/news?category=finance', undefined],
  ['/companies/search', undefined],
  ['/companies/search/funding', undefined],
  ['/research/companies?compare=a', undefined],
])('the subject of %s is known by %s', (href, call) => {
  expect(subjectCallOf(href)).toBe(call);
});

test('without a session, the subject of a market is known by its public call', () => {
  expect(subjectCallOf('/markets/battery-storage', false)).toBe('/api-public/markets/battery-storage');
});
