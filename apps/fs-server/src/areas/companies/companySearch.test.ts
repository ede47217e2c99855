import type { CompanyFilter, CompanySearchResult, CompanySort } from '@fs/api-contract';
import { buildCompany, type WorldCompany } from '@fs/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ids, smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

const drones = { id: 'tc3-drones', name: 'Drones' };
const robots = { id: 'tc3-robots', name: 'Robots' };

function buildNamedCompany(name: string, facts: Partial<WorldCompany>): WorldCompany {
  return buildCompany({ name, markets: [], ...facts });
}

/** Few enough companies that each test can state who is found, and why. */
const companies: WorldCompany[] = [
  ...smallWorld.companies,
  buildNamedCompany('Stripe', { founded_on: '2010-03-15', city: 'San Francisco', markets: [robots] }),
  buildNamedCompany('Striped Sail', {
    founded_on: '2010-03-01',
    city: 'Zürich',
    state_code: null,
    country_code: 'CHE',
  }),
  buildNamedCompany('Pinstripe', { founded_on: '2010-04-01', city: 'Berlin', state_code: 'BE', country_code: 'DEU' }),
  buildNamedCompany('Crème Robotics', { founded_on: '2009-12-31', markets: [drones, robots] }),
  buildNamedCompany('100% Pure_Water\\', { founded_on: null, city: null, state_code: null, country_code: null }),
];

const inUsa = companies
  .filter(({ country_code }) => country_code === 'USA')
  .map(({ name }) => name)
  .sort();

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer({ world: { ...smallWorld, companies } });
  authorization = await server.authorizationOf('free');
});
afterAll(() => server.close());

const post = (url: string, payload: unknown) =>
  server.app.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(payload),
    headers: { authorization, 'content-type': 'application/json' },
  });

async function findNames(filters: CompanyFilter[], sort?: CompanySort | CompanySort[]): Promise<string[]> {
  const [page, count] = await Promise.all([
    post('/api/companies/search', { filters, limit: 100, ...(sort && { sort }) }),
    post('/api/companies/search/count', { filters }),
  ]);
  const names = page.json<CompanySearchResult[]>().map(({ name }) => name);
  expect(count.json()).toEqual({ count: names.length });
  return names;
}

const text = (field: 'name' | 'homepage_url' | 'location' | 'markets', value: string): CompanyFilter => ({
  field,
  op: 'contains',
  value,
});

async function findSuggestions(query: string): Promise<string[]> {
  const answer = await server.app.inject({ url: '/api/companies', query: { query }, headers: { authorization } });
  return answer.json<CompanySearchResult[]>().map(({ name }) => name);
}

describe('a name', () => {
  test.each([
    ['stripe', ['Stripe', 'Striped Sail', 'Pinstripe']],
    ['STRIPE', ['Stripe', 'Striped Sail', 'Pinstripe']],
    ['strpie', ['Stripe']],
    ['stipe', ['Stripe']],
    ['creme', ['Crème Robotics']],
    ['crème robo', ['Crème Robotics']],
    ['crème robtics', ['Crème Robotics']],
    ['acme', ['Acmé']],
    ['st', ['Stripe', 'Striped Sail']],
    ['ip', []],
    ['pinstripe.example', ['Pinstripe']],
    ['https://www.pinstripe.example/about?x=1', ['Pinstripe']],
    ['www.pinstripe.example', ['Pinstripe']],
    ['xqzwv', []],
  ])('%s finds %j', async (query, names) => {
    expect(await findSuggestions(query)).toEqual(names);
  });

  test.each(['100%', '%', 'e_W', '\\', '100% Pure_Water\\'])(
    'matches the special character in %s literally',
    async (query) => {
      const isPrefix = query === '100%' || query.length > 4;
      expect(await findSuggestions(query)).toEqual(isPrefix || query === 'e_W' ? ['100% Pure_Water\\'] : []);
    },
  );

  test('filters the table, and considers typos only when nothing else matches', async () => {
    expect(await findNames([text('name', 'stripe')])).toEqual(['Stripe', 'Striped Sail', 'Pinstripe']);
    expect(await findNames([text('name', 'strpie')])).toEqual(['Stripe']);
    expect(await findNames([text('name', '  ')])).toHaveLength(companies.length);
  });
});

describe('conditions', () => {
  test.each([
    ['<', '2010-03', ['Crème Robotics']],
    ['=', '2010-03', ['Stripe', 'Striped Sail']],
    ['=', '2010-03-31', ['Stripe', 'Striped Sail']],
    ['>', '2010-03', ['Acmé', 'Brio', 'Pinstripe', 'Quiet']],
  ] as const)('founded %s %s compares months', async (op, value, names) => {
    expect((await findNames([{ field: 'founded_on', op, value }])).sort()).toEqual(names);
  });

  test.each([
    ['zurich', ['Striped Sail']],
    ['berlin, be', ['Pinstripe']],
    ['columbus, oh, usa', ['Acmé', 'Brio', 'Quiet']],
    ['germany', ['Pinstripe']],
    ['Deutschland', ['Pinstripe']],
    ['ألمانيا', ['Pinstripe']],
    ['Berlin, Germany', ['Pinstripe']],
    ['Zürich, Schweiz', ['Striped Sail']],
    ['Berlin, Switzerland', []],
    ['Columbus, Ohio', ['Acmé', 'Brio', 'Quiet']],
    ['Columbus, Ohio, United States', ['Acmé', 'Brio', 'Quiet']],
    // No other place whose name has these letters, such as Columbus.
    ['us', inUsa],
    ['USA', inUsa],
    ['UK', []],
    [', Germany', ['Pinstripe']],
    ['Germany,', []],
  ])('[XSEARCH-006] the displayed location contains %s, in codes or in words', async (value, names) => {
    expect((await findNames([text('location', value)])).sort()).toEqual(names);
  });

  test.each([
    ['city_Zurich~countryCode_CHE', ['Striped Sail']],
    ['city_Berlin~stateCode_BE~countryCode_DEU', ['Pinstripe']],
    ['stateCode_OH', ['Acmé', 'Brio', 'Quiet']],
    ['city_Berlin~stateCode_XX', []],
    ['nowhere', []],
    ['city_', []],
    ['__proto___x~constructor_y', []],
  ])('the location filter %s of a link matches its parts', async (value, names) => {
    expect((await findNames([{ field: 'location', op: '=', value }])).sort()).toEqual(names);
  });

  test('a market is matched by words of its name, or by its id with or without the prefix', async () => {
    const inDrones = ['Acmé', 'Crème Robotics'];
    expect((await findNames([text('markets', 'drone')])).sort()).toEqual(inDrones);
    expect((await findNames([{ field: 'markets', op: '=', value: 'tc3-drones' }])).sort()).toEqual(inDrones);
    expect((await findNames([{ field: 'markets', op: '=', value: 'drones' }])).sort()).toEqual(inDrones);
  });

  test('a homepage is matched without its scheme', async () => {
    expect(await findNames([text('homepage_url', 'https://www.pinstripe.ex')])).toEqual(['Pinstripe']);
  });

  test('funding is compared, and companies without funding match nothing', async () => {
    expect(await findNames([{ field: 'total_funding_usd', op: '>', value: 65_000 }])).toEqual(['Acmé']);
    expect(await findNames([{ field: 'total_funding_usd', op: '=', value: 65_000 }])).toEqual(['Brio']);
    expect(await findNames([{ field: 'last_funding_on', op: '=', value: '2025-01' }])).toEqual(['Acmé']);
  });

  test('all filters must match', async () => {
    const both: CompanyFilter[] = [text('markets', 'robots'), { field: 'founded_on', op: '<', value: '2010-04' }];
    expect((await findNames(both)).sort()).toEqual(['Crème Robotics', 'Stripe']);
  });
});

describe('order', () => {
  const fields = ['homepage_url', 'location', 'founded_on', 'markets', 'total_funding_usd', 'last_funding_on'] as const;

  test.each(fields)('by %s, unknown values are last in both directions, and the rest is reversed', async (field) => {
    const up = await findNames([], { field, dir: 'asc' });
    const down = await findNames([], { field, dir: 'desc' });
    const value = await valuesBy(field);
    const unknown = up.filter((name) => value.get(name) === null);
    expect(up.slice(up.length - unknown.length).sort()).toEqual(unknown.sort());
    expect(down.slice(down.length - unknown.length).sort()).toEqual(unknown.sort());
    expect(down.slice(0, down.length - unknown.length)).toEqual(up.slice(0, up.length - unknown.length).toReversed());
  });

  test('by name, accents and case are ignored', async () => {
    const names = await findNames([], { field: 'name', dir: 'asc' });
    expect(names.slice(0, 4)).toEqual(['100% Pure_Water\\', 'Acmé', 'Brio', 'Crème Robotics']);
    expect(await findNames([], { field: 'name', dir: 'desc' })).toEqual(names.toReversed());
  });

  test('equal values are sorted by the next column, and a repeated column is ignored', async () => {
    const sort = [
      { field: 'markets', dir: 'desc' },
      { field: 'founded_on', dir: 'asc' },
      { field: 'name', dir: 'desc' },
    ] as const;
    const some = [text('name', 'r')];
    const names = await findNames(some, [...sort, { field: 'markets', dir: 'asc' }]);
    expect(names).toEqual(await findNames(some, [...sort]));
    const byDay = await findNames([], [{ field: 'founded_on', dir: 'asc' }, sort[2]]);
    const of2010 = byDay.filter((name) => /strip/i.test(name));
    expect(of2010).toEqual(['Striped Sail', 'Stripe', 'Pinstripe']);
    const unknown = byDay.slice(byDay.indexOf('Pinstripe') + 1);
    expect(unknown.at(-1)).toBe('100% Pure_Water\\');
  });

  test.each(['asc', 'desc'] as const)('equal values of the first column are sorted by name, %s', async (dir) => {
    const sort: CompanySort[] = [
      { field: 'total_funding_usd', dir: 'desc' },
      { field: 'name', dir },
    ];
    const all = (await post('/api/companies/search', { sort, limit: 100 })).json<CompanySearchResult[]>();
    const unfunded = all.filter(({ total_funding_usd }) => total_funding_usd === null).map(({ name }) => name);
    const byName = (await findNames([], { field: 'name', dir })).filter((name) => unfunded.includes(name));
    expect(unfunded.length).toBeGreaterThan(3);
    expect(unfunded).toEqual(byName);
  });

  test('pages neither repeat nor omit a company', async () => {
    const sort = [{ field: 'markets', dir: 'asc' }];
    const pages = await Promise.all(
      [0, 3, 6, 9].map((offset) => post('/api/companies/search', { sort, offset, limit: 3 })),
    );
    const names = pages.flatMap((page) => page.json<CompanySearchResult[]>().map(({ name }) => name));
    expect([...names].sort()).toEqual(companies.map(({ name }) => name).sort());
  });

  async function valuesBy(field: (typeof fields)[number]): Promise<Map<string, unknown>> {
    const shown = (each: CompanySearchResult) => {
      if (field === 'markets') return each.markets[0]?.name ?? null;
      // Homepages are sorted by host, ignoring the scheme.
      return field === 'homepage_url' ? each.domain : each[field];
    };
    const all = (await post('/api/companies/search', { limit: 100 })).json<CompanySearchResult[]>();
    return new Map(all.map((each) => [each.name, shown(each)]));
  }
});

describe('hostile searches', () => {
  test.each([
    { filters: [{ field: 'password_hash', op: 'contains', value: 'x' }] },
    { filters: [{ field: 'name', op: 'like', value: 'x' }] },
    { filters: [{ field: 'name', op: '<', value: 'x' }] },
    { filters: [{ field: 'name', op: 'contains', value: { toString: 'x' } }] },
    { filters: [{ field: 'name', op: 'contains', value: ['a', 'b'] }] },
    { filters: [{ field: 'founded_on', op: '>', value: '0000-01' }] },
    { filters: [{ field: 'founded_on', op: '>', value: "2010-01'; drop table organizations; --" }] },
    { filters: [{ field: 'total_funding_usd', op: '>', value: 1e300 }] },
    { filters: [{ field: 'total_funding_usd', op: '>', value: 'NaN' }] },
    { filters: Array.from({ length: 21 }, () => ({ field: 'name', op: 'contains', value: 'x' })) },
    { filters: 'all' },
    { sort: { field: 'search_name; drop table organizations', dir: 'asc' } },
    { sort: { field: 'name', dir: 'sideways' } },
    { offset: 1e15 },
    { offset: -1 },
    { limit: 0 },
    { limit: 100_000 },
    { filters: [{ field: 'name', op: 'contains', value: '\0' }] },
    { filters: [{ field: 'location', op: '=', value: '\uD800' }] },
    [],
    null,
  ])('rejects %j with 400', async (body) => {
    expect((await post('/api/companies/search', body)).statusCode).toBe(400);
  });

  test.each(['%', "'; drop table organizations; --", '(((', '\u202E', '~city_', 'null'])(
    '%j matches nothing in any field, and breaks nothing',
    async (value) => {
      for (const field of ['name', 'homepage_url', 'location', 'markets'] as const) {
        const answer = await post('/api/companies/search', { filters: [text(field, value)] });
        expect(answer.statusCode).toBe(200);
      }
      const place = await post('/api/companies/search', { filters: [{ field: 'location', op: '=', value }] });
      expect(place.statusCode).toBe(200);
      expect(
        (await post('/api/funding/search', { filters: [{ field: 'organization', op: 'contains', value }] })).statusCode,
      ).toBe(200);
    },
  );

  test('the last allowed page is empty', async () => {
    expect((await post('/api/companies/search', { offset: 100_000 })).json()).toEqual([]);
  });

  test('accepts the last representable month', async () => {
    expect(await findNames([{ field: 'founded_on', op: '>', value: '9999-12' }])).toEqual([]);
    expect(await findNames([{ field: 'founded_on', op: '<', value: '9999-12' }])).toHaveLength(companies.length - 1);
  });
});

test('the companies of this file are in the database', async () => {
  expect(await findNames([])).toHaveLength(companies.length);
  expect(await findSuggestions('brio')).toEqual([smallWorld.companies.find(({ id }) => id === ids.brio)?.name]);
});
