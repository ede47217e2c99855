import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePlaceReports } from '../samples/samplePlaces.ts';
import { createPlaceReports, toNewsAddress } from './createPlaceReports.ts';
import { createFetchOutside } from './outside/fetchOutside.ts';
import { rememberAnswers } from './outside/rememberAnswers.ts';
import { readHeadquarters } from './readHeadquarters.ts';

const seattle = { city: 'Seattle', state_code: 'WA', country_code: 'USA' };

/** A fake of both services. */
let server: Server;
let url = '';
let asked: string[] = [];
let forecast: unknown;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url?.startsWith('/forecast')) response.end(JSON.stringify(forecast));
    else
      response.end(
        '<rss><channel><title>Pier</title><item><title>Ferry</title><link>https://pier.example/1</link></item></channel></rss>',
      );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  forecast = { current: { temperature_2m: 61.4, weather_code: 61 } };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const configured = () =>
  createPlaceReports(
    { weatherUrl: `${url}/forecast`, localNewsUrl: `${url}/news?q={city}+{state}` },
    createFetchOutside({ isAllowed: (address) => address === '127.0.0.1' }),
  );

test('[XCOMPANY-044] asks the services for weather in Fahrenheit and for news of a city', async () => {
  expect(await readHeadquarters(configured(), seattle)).toEqual({
    time_zone: 'America/Los_Angeles',
    weather: { temperature: 61.4, summary: 'Light rain' },
    local_news: [{ title: 'Ferry', url: 'https://pier.example/1', source: 'Pier', published_time: null }],
  });
  expect(asked.toSorted()).toEqual([
    '/forecast?latitude=47.570&longitude=-122.340&current=temperature_2m%2Cweather_code&temperature_unit=fahrenheit',
    '/news?q=Seattle+WA',
  ]);
});

test('asks once for a city, however often it is opened', async () => {
  const reports = configured();
  await Promise.all([reports.news(seattle), reports.news({ ...seattle, city: 'SEATTLE' })]);
  await reports.news(seattle);
  expect(asked).toHaveLength(1);
});

test.each([
  ['an error', { error: true }],
  ['a text instead of a number', { current: { temperature_2m: '61', weather_code: 61 } }],
  ['an impossible temperature', { current: { temperature_2m: 1e9, weather_code: 61 } }],
  ['nothing', null],
])('has no weather, but news, when the answer is %s', async (_, answer) => {
  forecast = answer;
  expect(await readHeadquarters(configured(), seattle)).toMatchObject({
    weather: null,
    local_news: [{ title: 'Ferry' }],
  });
});

test('has no weather of a city that nobody knows, and asks no service for it', async () => {
  expect(await configured().weather({ city: 'Atlantis', state_code: null, country_code: 'GRC' })).toBeNull();
  expect(asked).toEqual([]);
});

test('[XCOMPANY-080] invented cities push no known one out of what is remembered', async () => {
  const reports = configured();
  await reports.weather(seattle);
  for (let number = 0; number < 600; number += 1) await reports.weather({ ...seattle, city: `Atlantis ${number}` });
  await reports.weather(seattle);
  expect(asked).toHaveLength(1);
});

test('without configuration, there is nothing', async () => {
  const reports = createPlaceReports({ weatherUrl: undefined, localNewsUrl: undefined });
  expect([await reports.weather(seattle), await reports.news(seattle)]).toEqual([null, []]);
});

test.each(['a/../b?x=1&y=2#z', '{state}', '😀', '\ud800', 'São Paulo', 'x'.repeat(1000)])(
  'puts the city %j into the address as one value',
  (city) => {
    const address = toNewsAddress('https://news.example/rss?q={city}&c={country}', {
      city,
      state_code: null,
      country_code: 'BRA',
    });
    const { origin, pathname, searchParams, hash } = new URL(address);
    expect([origin, pathname, hash, [...searchParams.keys()]]).toEqual([
      'https://news.example',
      '/rss',
      '',
      ['q', 'c'],
    ]);
    expect(searchParams.get('q')).toBe(city.slice(0, 100).toWellFormed());
  },
);

test('answers are forgotten after their time, failures sooner, and the oldest when there are many', async () => {
  let now = 0;
  let calls = 0;
  const ask = rememberAnswers(
    async (question: string) => {
      calls += 1;
      if (question === 'bad') throw new Error('down');
      return calls;
    },
    (question) => question,
    { now: () => now, keepMs: 100, keepFailureMs: 10, capacity: 2 },
  );
  expect([await ask('a'), await ask('a')]).toEqual([1, 1]);
  await expect(ask('bad')).rejects.toThrow('down');
  now = 5;
  await expect(ask('bad')).rejects.toThrow('down');
  expect(calls).toBe(2);
  now = 20;
  await expect(ask('bad')).rejects.toThrow('down');
  expect(calls).toBe(3);
  now = 150;
  expect(await ask('a')).toBe(4);
  await ask('b');
  await ask('c');
  expect(await ask('a')).toBe(7);
});

test('only some questions are under way at once', async () => {
  let answer: () => void = () => undefined;
  const ask = rememberAnswers(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
    (question: string) => question,
    { underWay: 1 },
  );
  const first = ask('a');
  await expect(ask('b')).rejects.toThrow('Too many');
  answer();
  await first;
  const second = ask('b');
  answer();
  await second;
});

test('[XCOMPANY-046] the sample world has weather and three news of each city', async () => {
  const known = await readHeadquarters(samplePlaceReports, seattle);
  expect(known.local_news.map(({ title }) => title)).toEqual([
    'Seattle opens a second yard for freight trains',
    'A year of night buses in Seattle: what the riders say',
    'Old harbor halls in Seattle become workshops',
  ]);
  expect(known.weather).toEqual(await samplePlaceReports.weather(seattle));
});
