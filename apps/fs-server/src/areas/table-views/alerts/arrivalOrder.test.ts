import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../../watchlists/testing/listServer.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

async function insertCompany(name: string, created_at: string) {
  const id = randomUUID();
  await server.database.kysely
    .insertInto('organizations')
    .values({ id, permalink: id, name, city: 'Sesimbra', created_at })
    .execute();
  return id;
}

test('[XALERT-013] searches of companies and rounds are sorted by arrival, and say when each row arrived', async () => {
  const old = await insertCompany('Graça Optics', '2026-11-19T08:00:00Z');
  const young = await insertCompany('Tejo Marine', '2026-11-21T02:00:00.250Z');
  const search = async (call: string, field: string, value: string) => {
    const body = { filters: [{ field, op: 'contains', value }], sort: { field: 'arrived_at', dir: 'desc' } };
    const answer = await server.rest('individual', 'POST', call, body);
    return answer.body.map(({ id, arrived_at }: { id: string; arrived_at: string }) => [id, arrived_at]);
  };
  expect(await search('/api/companies/search', 'location', 'Sesimbra')).toEqual([
    [young, '2026-11-21T02:00:00.250Z'],
    [old, '2026-11-19T08:00:00.000Z'],
  ]);

  const round = { organization_id: old, round_type: 'seed', funded_on: '2026-11-18', raised_usd: null };
  await server.database.kysely
    .insertInto('funding_rounds')
    .values([
      { ...round, id: 'graca-first', arrived_at: '2026-11-19T09:00:00Z' },
      { ...round, id: 'graca-second', funded_on: '2025-01-02', arrived_at: '2026-11-21T09:00:00Z' },
    ])
    .execute();
  expect(await search('/api/funding/search', 'organization', 'Graça')).toEqual([
    ['graca-second', '2026-11-21T09:00:00.000Z'],
    ['graca-first', '2026-11-19T09:00:00.000Z'],
  ]);
});
