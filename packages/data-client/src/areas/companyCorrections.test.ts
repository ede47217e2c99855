import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectRequests } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('admin');
});
afterAll(() => started.server.close());
beforeEach(() => {
  started.requests.length = 0;
});

const company = () => started.server.world.companies[0]?.id ?? '';
const calls = () => started.client.companyCorrections;
const unknown = '00000000-0000-5000-8000-000000000000';

/** A market that the company is not in. */
function otherMarket(): string {
  const { companies, markets } = started.server.world;
  return markets.find(({ id }) => !companies[0]?.markets.some((own) => own.id === id))?.id ?? '';
}

test('[REST-017] [REST-018] an overlay is read and saved at its own address, the item as body', async () => {
  const item = { employee_count: '51-100', city: null };
  expect(await calls().saveCompanyOverlay(company(), item)).toEqual({ ok: true, data: item });
  expect(await calls().getCompanyOverlay(company())).toEqual({ ok: true, data: item });
  const path = `/api/admin/companies/${company()}/overlay`;
  expectRequests(started.requests, { method: 'PUT', path, body: item }, { method: 'GET', path });
});

test('[REST-019] [REST-020] [REST-021] market patches are read, added and deleted at one address, the item as body', async () => {
  const item = { market_id: otherMarket(), op: 'add' } as const;
  expect(await calls().addMarketPatch(company(), item)).toEqual({ ok: true, data: [item] });
  expect(await calls().getMarketPatches(company())).toEqual({ ok: true, data: [item] });
  expect(await calls().deleteMarketPatch(company(), item)).toEqual({ ok: true, data: [] });
  const path = `/api/admin/companies/${company()}/markets`;
  expectRequests(
    started.requests,
    { method: 'POST', path, body: item },
    { method: 'GET', path },
    { method: 'DELETE', path, body: item },
  );
});

test('[ERROR-010] [ERROR-011] [ERROR-012] each change of an unknown company fails with its own message', async () => {
  const item = { market_id: otherMarket(), op: 'remove' } as const;
  const outcomes = [
    await calls().saveCompanyOverlay(unknown, {}),
    await calls().addMarketPatch(unknown, item),
    await calls().deleteMarketPatch(unknown, item),
  ];
  expect(outcomes).toMatchObject([
    { ok: false, error: 'Failed to updating company overlay', reason: 'not-found' },
    { ok: false, error: 'Failed to add Market Patch', reason: 'not-found' },
    { ok: false, error: 'Failed to delete market patch', reason: 'not-found' },
  ]);
});
