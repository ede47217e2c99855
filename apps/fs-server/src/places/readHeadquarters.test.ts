import { expect, test } from 'vitest';
import { noPlaceReports, type PlaceReports } from './PlaceReports.ts';
import { readHeadquarters } from './readHeadquarters.ts';

const seattle = { city: 'Seattle', state_code: 'WA', country_code: 'USA' };
const news = [1, 2, 3, 4].map((number) => ({
  title: `Ferry ${number} is late`,
  url: `https://news.example/${number}`,
  source: 'The Sound',
  published_time: null,
}));
const reports: PlaceReports = {
  weather: async ({ city }) => ({ temperature: 61, summary: `Rain in ${city}` }),
  news: async () => news,
};

test('returns the time zone of a place, its weather and three of its news', async () => {
  expect(await readHeadquarters(reports, seattle)).toEqual({
    time_zone: 'America/Los_Angeles',
    weather: { temperature: 61, summary: 'Rain in Seattle' },
    local_news: news.slice(0, 3),
  });
});

test('a failing service affects only its own part', async () => {
  const broken: PlaceReports = { ...reports, weather: () => Promise.reject(new Error('down')) };
  expect(await readHeadquarters(broken, seattle)).toMatchObject({
    time_zone: 'America/Los_Angeles',
    weather: null,
    local_news: [{ title: 'Ferry 1 is late' }, { title: 'Ferry 2 is late' }, { title: 'Ferry 3 is late' }],
  });
});

test('without a service nothing is reported, and no service is called for a place without a city', async () => {
  const nothing = { weather: null, local_news: [] };
  expect(await readHeadquarters(noPlaceReports, seattle)).toEqual({ time_zone: 'America/Los_Angeles', ...nothing });
  expect(await readHeadquarters(reports, { ...seattle, city: null })).toEqual({
    time_zone: 'America/Los_Angeles',
    ...nothing,
  });
});
