import { articlePath } from '@fs/api-contract';
import { fundingTableState } from '@fs/research-widgets/addresses';
import { expect, test } from 'vitest';
import { fundingPath, investorHref, marketPath } from './appPaths.ts';
import { locationPath, marketNamePath, topicsPath } from './linkPaths.ts';

test('[NAV-002] links a market by its id without the first four characters', () => {
  expect(marketPath({ id: 'tc3-battery-storage' })).toBe('/markets/battery-storage');
  expect(marketPath({ id: 'tc3-tc3-parts' })).toBe('/markets/tc3-parts');
});

test('[NAV-003] links a market in the company table by its name, or by its id if the name is not a valid path', () => {
  expect(marketNamePath({ id: 'tc3-battery-storage', name: 'Battery Storage' })).toBe('/markets/battery-storage');
  expect(marketNamePath({ id: 'tc3-r-d', name: 'R&D / Labs' })).toBe('/markets/r%26d-%2F-labs');
  expect(['', ' ', '..'].map((name) => marketNamePath({ id: 'tc3-dots', name }))).toEqual(
    Array.from({ length: 3 }, () => '/markets/dots'),
  );
});

test('[NAV-013] [NAV-014] links a place by its known parts, with the sort order', () => {
  expect(locationPath({ city: 'Columbus', state_code: 'OH', country_code: 'USA' }, 'top')).toBe(
    '/companies/search?location=city_Columbus~stateCode_OH~countryCode_USA&sort=total_funding_usd',
  );
  expect(locationPath({ city: 'São Paulo', state_code: null, country_code: 'BRA' }, 'recent')).toBe(
    '/companies/search?location=city_S%C3%A3o%20Paulo~countryCode_BRA&sort=last_funding_on',
  );
});

test('[NAV-004] [NAV-005] links a curated article within its category, or by its id without one', () => {
  const curated = (mpn_category: string | null) =>
    articlePath({ curated_article: { id: 'news-tide-turns', mpn_category, featured: false }, earned_content: null });
  expect(curated('industry-logistics')).toBe('/news/industry-logistics/tide-turns');
  expect(curated(null)).toBe('/news/article/news-tide-turns');
});

test('[NAV-006] links earned content by its id', () => {
  const earned_content = { id: 'news-what-the-press-wrote', url: 'https://tide.example/1', source: 'The Tide' };
  expect(articlePath({ curated_article: null, earned_content })).toBe('/news/earned/news-what-the-press-wrote');
  expect(articlePath({ curated_article: null, earned_content: null })).toBeUndefined();
});

test('[NAV-015] links several topics with one parameter each', () => {
  expect(topicsPath(['battery storage', 'R&D'])).toBe('/topics?name=battery%20storage&name=R%26D');
});

test('links an investor without a page to the rounds that name it', () => {
  const { pathname, search } = new URL(investorHref({ name: 'Smith & Söhne, 100%' }), 'https://foresight.example');
  expect(pathname).toBe(fundingPath);
  expect(fundingTableState(Object.fromEntries(new URLSearchParams(search))).filters).toEqual({
    investors: { kind: 'text', text: 'Smith & Söhne, 100%' },
  });
});
