import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDataClient } from '../createDataClient.ts';
import { expectRequests } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('free');
});
beforeEach(() => {
  started.requests.length = 0;
});
afterAll(() => started.server.close());

test('[REST-016] [ENTITY-001] a company has every field of the specification', async () => {
  const known = started.server.world.companies.find(({ markets, twitter_url }) => markets.length > 0 && twitter_url);
  const outcome = await started.client.companies.getCompany(known?.id ?? '');
  expectRequests(started.requests, { method: 'GET', path: `/api/companies/${known?.id}` });
  expect(outcome).toEqual({
    ok: true,
    data: {
      id: known?.id,
      uuid: known?.id,
      name: known?.name,
      logo_url: known?.logo_url,
      domain: known?.domain,
      homepage_url: known?.homepage_url,
      short_description: known?.short_description,
      city: known?.city,
      state_code: known?.state_code,
      country_code: known?.country_code,
      category_list: known?.category_list,
      founded_on: known?.founded_on,
      employee_count: known?.employee_count,
      twitter_url: known?.twitter_url,
      markets: known?.markets,
    },
  });
});

test('[REST-001] [ERROR-009] a missing company fails with a message, and is logged once', async () => {
  started.failures.length = 0;
  const outcome = await started.client.companies.getCompany('no such company');
  expectRequests(started.requests, { method: 'GET', path: '/api/companies/no such company' });
  expect(outcome).toEqual({ ok: false, error: 'Failed to fetch company details', reason: 'not-found' });
  expect(started.failures).toEqual([
    { call: 'getCompany', reason: 'not-found', status: 404, requestId: expect.stringMatching(/^[\da-f-]{36}$/) },
  ]);
});

test('[REST-012] companies are found by text, each with its combined location', async () => {
  const known = started.server.world.companies.find(({ city, state_code }) => city && state_code);
  const outcome = await started.client.companies.getCompanies(known?.name ?? '');
  expectRequests(started.requests, {
    method: 'GET',
    path: `/api/companies?query=${known?.name.replaceAll(' ', '+')}`,
  });
  expect(outcome.ok && outcome.data[0]).toMatchObject({
    id: known?.id,
    location: `${known?.city}, ${known?.state_code}, ${known?.country_code}`,
  });
});

test('a page of text that is pasted into a search finds what its beginning finds', async () => {
  const known = started.server.world.companies[0];
  const text = `${known?.name} ${'x'.repeat(5000)}`;
  expect(await started.client.companies.getCompanies(text)).toEqual({ ok: true, data: [] });
  const address = `https://www.${known?.domain}/?x=${'y'.repeat(5000)}`;
  const byAddress = await started.client.companies.getCompanies(address);
  expect(byAddress.ok && byAddress.data[0]?.name).toBe(known?.name);
  const filters = [{ field: 'name', op: 'contains', value: text } as const];
  expect(await started.client.companies.searchCompanies({ filters })).toEqual({ ok: true, data: [] });
  expect(await started.client.companies.countCompanies(filters)).toEqual({ ok: true, data: { count: 0 } });
  const totals = await started.client.companies.sumCompanies(filters);
  expect(totals.ok && totals.data).toMatchObject({ count: 0, newest: null, without: [{ filter: 0 }] });
});

test('columns of companies are asked for by their ids, and name the lists of the user', async () => {
  const { world } = started.server;
  const [one, other] = [world.companies[0]?.id ?? '', world.companies[1]?.id ?? ''];
  const outcome = await started.client.companies.getCompanyColumns([one, other]);
  expectRequests(started.requests, {
    method: 'POST',
    path: '/api/companies/columns',
    body: { companies: [one, other] },
  });
  expect(outcome.ok && outcome.data.map(({ id }) => id)).toEqual([one, other]);
  expect(outcome.ok && outcome.data[0]?.watchlists).toEqual({
    total: expect.any(Number),
    first: expect.any(Array),
  });
});

test('[ENTITY-002] an overview has every part of the specification', async () => {
  const { world } = started.server;
  const known = world.companies.find(({ id }) => world.socialCounts.some(({ companyId }) => companyId === id));
  const outcome = await started.client.companies.getCompanyOverview(known?.id ?? '');
  expect(outcome.ok ? Object.keys(outcome.data) : []).toEqual(
    expect.arrayContaining([
      'acquired',
      'acquisitions',
      'articles',
      'content',
      'funding',
      'funding_rounds',
      'investments',
      'markets',
      'organization',
      'podcasts',
      'portfolio',
      'socialHistory',
      'socials',
      'topics',
      'totals',
      'urlMetrics',
    ]),
  );
  expect(outcome.ok && outcome.data.organization.name).toBe(known?.name);
  expect(outcome.ok && outcome.data.content.owned).toEqual([]);
});

test('[ENTITY-005] [ENTITY-006] followers have the latest count per network, the most first', async () => {
  const { world } = started.server;
  const company = world.socialCounts[0]?.companyId ?? '';
  const latest = new Map(
    world.socialCounts
      .filter(({ companyId }) => companyId === company)
      .toSorted((one, other) => one.day.localeCompare(other.day))
      .map(({ social, followersCount }) => [social, followersCount]),
  );
  const outcome = await started.client.companies.getCompanyOverview(company);
  expect(outcome.ok && outcome.data.socials).toEqual(
    [...latest]
      .map(([social, followers_count]) => ({ social, followers_count }))
      .sort((one, other) => other.followers_count - one.followers_count),
  );
  for (const { social } of outcome.ok ? outcome.data.socials : []) {
    expect(social).toMatch(/^(twitter|medium|facebook|github|instagram|linkedin)$/);
  }
});

test('[ENTITY-003] a company’s markets have their number of companies and their funding', async () => {
  const { world } = started.server;
  const company = world.companies.find(({ markets }) => markets.length > 1);
  const outcome = await started.client.companies.getCompanyCategories(company?.id ?? '');
  const first = outcome.ok ? outcome.data[0] : undefined;
  expect(first).toEqual({
    ...company?.markets[0],
    companyCount: world.companies.filter(({ markets }) => markets.some(({ id }) => id === first?.id)).length,
    totalFunding: expect.any(Number),
  });
  expect(first?.id).toMatch(/^tc3-/);
});

test('[ENTITY-010] a company’s news are article list items', async () => {
  const { world } = started.server;
  const article = world.articles.find(({ companyIds }) => companyIds.length > 0);
  const outcome = await started.client.companyArticles.getCompanyNews(article?.companyIds[0] ?? '', { limit: 100 });
  const item = outcome.ok ? outcome.data.find((each) => each.article.uuid === article?.id) : undefined;
  const company = world.companies.find(({ id }) => id === article?.companyIds[0]);
  expect(item).toEqual({
    article: {
      uuid: article?.id,
      title: article?.title,
      description: article?.description,
      image: article?.imageUrl,
      url: null,
      site_name: null,
      word_count: expect.any(Number),
      published_time: article?.publishedAt,
    },
    organization: { id: company?.id, name: company?.name, logo_url: company?.logo_url },
    markets: company?.markets,
    keywords: article?.keywords,
    curated_article: { id: article?.id, mpn_category: article?.marketPulseCategory, featured: article?.isFeatured },
    earned_content: null,
  });
});

test('[SEARCH-022] a search result has its location in one field', async () => {
  const outcome = await started.client.companies.searchCompanies({ limit: 100 });
  const located = outcome.ok ? outcome.data.filter(({ city, state_code }) => city && state_code) : [];
  expect(located.length).toBeGreaterThan(20);
  for (const { location, city, state_code, country_code } of located) {
    expect(location).toBe(`${city}, ${state_code}, ${country_code}`);
  }
});

test('[SEARCH-023] a search by name returns up to ten companies, where the table counts more', async () => {
  const byName = await started.client.companies.getCompanies('ell');
  const count = await started.client.companies.countCompanies([{ field: 'name', op: 'contains', value: 'ell' }]);
  expect(byName.ok && byName.data).toHaveLength(10);
  expect(count.ok && count.data.count).toBeGreaterThan(10);
});

test('a signed-out user finds companies too', async () => {
  const visitor = createDataClient({ apiUrl: started.server.url, tokens: { idToken: async () => null } });
  const known = started.server.world.companies[0];
  const outcome = await visitor.companies.getPublicCompanies(known?.name ?? '');
  expect(outcome.ok && outcome.data[0]?.id).toBe(known?.id);
});
