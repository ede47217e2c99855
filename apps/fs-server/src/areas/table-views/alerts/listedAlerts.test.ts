import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../../watchlists/testing/listServer.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

async function createView(role: string, view: object): Promise<string> {
  const state = { sort: [], filters: {}, pageSize: 8 };
  const { body } = await server.rest(role, 'POST', '/api/table-views', { table: 'companies', state, ...view });
  return body.id;
}

const listOf = async (role: string) => (await server.rest(role, 'GET', '/api/table-views/alerts')).body.alerts;

test('[XALERT-011] a user lists their own alerts by name, while they can open the views', async () => {
  const account = { accountID: server.accountId('Longview Research') };
  const shared = await createView('teams-owner', { ...account, name: 'Shared' });
  const own = await createView('teams-member', { table: 'funding', name: 'Own rounds' });
  await createView('teams-member', { name: 'Without an alert' });
  for (const id of [shared, own]) await server.rest('teams-member', 'PUT', `/api/table-views/${id}/alert`);
  const checkedAt = expect.any(String);
  const ownAlert = {
    id: own,
    name: 'Own rounds',
    table: 'funding',
    path: `/companies/search/funding?view=${own}`,
    checkedAt,
  };
  expect(await listOf('teams-member')).toEqual([
    ownAlert,
    { id: shared, name: 'Shared', table: 'companies', path: `/research/companies?view=${shared}`, checkedAt },
  ]);
  expect(await listOf('teams-owner')).toEqual([]);

  await server.database.kysely.updateTable('table_views').set({ account_id: null }).where('id', '=', shared).execute();
  expect(await listOf('teams-member')).toEqual([ownAlert]);
});
