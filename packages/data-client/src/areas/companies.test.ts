import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('free');
});
afterAll(() => started.server.close());

test('[REST-016] [ENTITY-001] a company comes with every field of the specification', async () => {
  const known = started.server.world.companies.find(({ markets, twitter_url }) => markets.length > 0 && twitter_url);
  const outcome = await started.client.companies.getCompany(known?.id ?? '');
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

test('[REST-001] [ERROR-009] a company that is not there is told in words, and logged once', async () => {
  started.failures.length = 0;
  const outcome = await started.client.companies.getCompany('no such company');
  expect(outcome).toEqual({ ok: false, error: 'Failed to fetch company details', reason: 'not-found' });
  expect(started.failures).toEqual([
    { call: 'getCompany', reason: 'not-found', status: 404, requestId: expect.stringMatching(/^[\da-f-]{36}$/) },
  ]);
});

test('[REST-012] companies are found by text, each with its combined location', async () => {
  const known = started.server.world.companies.find(({ city, state_code }) => city && state_code);
  const outcome = await started.client.companies.getCompanies(known?.name ?? '');
  expect(outcome.ok && outcome.data[0]).toMatchObject({
    id: known?.id,
    location: `${known?.city}, ${known?.state_code}, ${known?.country_code}`,
  });
});

test('[ERROR-004] a search that is refused reports its own text', async () => {
  const outcome = await started.client.companies.getCompanies('x'.repeat(201));
  expect(outcome).toEqual({ ok: false, error: 'Failed to search for companies', reason: 'invalid' });
});
