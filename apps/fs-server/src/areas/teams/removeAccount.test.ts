import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../watchlists/testing/listServer.ts';
import { removeAccount } from './removeAccount.ts';
import { insertOrganization } from './testing/insertOrganization.ts';

let server: ListServer;
let id: string;
beforeAll(async () => {
  server = await startListServer();
});
beforeEach(async () => {
  id = await insertOrganization(server);
  await server.database.kysely.insertInto('teams').values({ account_id: id, name: 'Desk' }).execute();
});
afterAll(() => server.close());

async function remove(role: string | null, account = id) {
  const query = 'mutation ($input: RemoveAccountInput!) { removeAccount(input: $input) { id name } }';
  const { body } = await server.graphql(role, query, { input: { id: account } });
  return body.errors ? body.errors[0].extensions.code : body.data.removeAccount;
}

const count = async () =>
  (await server.database.kysely.selectFrom('accounts').select('id').where('id', '=', id).execute()).length;

test('an owner deletes an organization: lists go to those who own them, and the others hear of it', async () => {
  const list = await server.insertList({ owner: 'individual', name: 'Harbors', privacy: 'PUBLIC' });
  const { kysely } = server.database;
  await kysely.updateTable('watchlists').set({ account_id: id }).where('id', '=', list).execute();
  expect(await remove('teams-owner')).toEqual({ id, name: 'Meridian' });
  expect(await count()).toBe(0);
  const { body } = await server.graphql('individual', `{ getWatchlist(id: "${list}") { accountID account_privacy } }`);
  expect(body.data.getWatchlist).toEqual({ accountID: null, account_privacy: 'PRIVATE' });
  const { body: page } = await server.rest('individual', 'GET', '/api/notices');
  expect(page.notices[0]).toMatchObject({ kind: 'removed-from-account', facts: { account: 'Meridian' } });
  const events = kysely.selectFrom('audit_events').select('facts').where('subject', '=', `account:${id}`);
  expect(await events.execute()).toEqual([{ facts: { deleted: true, name: 'Meridian' } }]);
  expect(await remove('teams-owner')).toBe('not-found');
});

test.each([
  ['individual', 'forbidden'],
  ['admin', 'not-found'],
  [null, 'signed-out'],
])('it is not deleted by %s: %s', async (role, code) => {
  expect(await remove(role)).toBe(code);
  expect(await count()).toBe(1);
});

test('it is not deleted while its plan is paid, until that is canceled', async () => {
  const set = (changes: object) =>
    server.database.kysely.updateTable('accounts').set(changes).where('id', '=', id).execute();
  await set({ stripe_subscription_id: `sub_${id}`, subscription_status: 'active' });
  expect(await remove('teams-owner')).toBe('conflict');
  await set({ cancel_at: new Date('2100-01-01') });
  expect(await remove('teams-owner')).toMatchObject({ id });
});

test('a personal account is not deleted by this, and no account by an old login', async () => {
  const personal = await server.database.kysely
    .selectFrom('accounts')
    .select('id')
    .where('account_type', '=', 'PERSONAL')
    .where('creator_id', '=', server.userId('teams-owner'))
    .executeTakeFirstOrThrow();
  expect(await remove('teams-owner', personal.id)).toBe('invalid');
  const owner = { id: server.userId('teams-owner'), email: server.emailOf('teams-owner'), groups: [] };
  const old = { ...owner, signedInAt: new Date('2026-11-20T11:49:59Z') };
  await expect(removeAccount(server.database, old, id, new Date('2026-11-20T12:00:00Z'))).rejects.toThrow(
    'Log in again to delete your account',
  );
});
