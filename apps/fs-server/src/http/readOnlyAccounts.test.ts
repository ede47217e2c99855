import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { paths, type RouteName, routes } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../areas/watchlists/testing/listServer.ts';
import { operations } from './testing/exampleOperations.ts';
import {
  buildRestRequest,
  createOwnRecords,
  deleteOwnRecords,
  fieldsOf,
  isAboutList,
  type OwnRecords,
} from './testing/ownRecords.ts';

const repository = resolve(import.meta.dirname, '../../../..');
const fields = fieldsOf(readFileSync(resolve(repository, 'packages/api-contract/src/schema.graphql'), 'utf8'));

/** Calls that an owner can make although the account is read-only, each with its reason. */
const allowed: Readonly<Record<string, string>> = {
  leaveWorkspace: 'nobody is kept in an account',
  removeAccount: 'an account that nobody pays for can be deleted',
  mergeLists: 'reads the lists, and writes a personal one',
  copyList: 'reads the list, and writes a personal one',
  searchWatchlistUpdates: 'reads',
  refreshWatchlist: 'loads the data of its companies, and changes no list',
  createWatchlistSetting: 'is the user’s own',
  updateWatchlistSetting: 'is the user’s own',
  deleteWatchlistSetting: 'is the user’s own',
};

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

const rest = (Object.keys(routes) as RouteName[]).filter(
  // Whoever is in the account has no invitation.
  (name) => routes[name].method !== 'GET' && isAboutList(name) && !/^(join|decline)/.test(name),
);
const mutations = fields.flatMap(([kind, name]) =>
  kind === 'mutation' && /\b(listId|accountId|teamId|shareId|linkId|settingId)\b/.test(String(operations[name]))
    ? [name]
    : [],
);

async function statusOf(name: string, own: OwnRecords): Promise<number | string> {
  const authorization = await server.authorizationOf('internal');
  const isRest = Object.hasOwn(routes, name);
  const request = isRest
    ? await buildRestRequest(server, name as RouteName, own)
    : {
        method: 'POST' as const,
        url: paths.graphql,
        payload: { query: `mutation { ${name}${operations[name]?.(own)} }` },
      };
  const answer = await server.app.inject({ ...request, headers: { authorization } });
  if (isRest) return answer.statusCode;
  const { errors } = answer.json();
  return errors ? String(errors[0].extensions.code) : 'ok';
}

const cases = [...rest, ...mutations];

test.each(cases)('of an account that is not active, %s is refused, or allowed for a reason', async (name) => {
  const own = await createOwnRecords(server, { owner: 'internal', caller: 'internal', members: ['individual'] });
  await server.database.kysely
    .updateTable('accounts')
    .set({ account_status: 'INACTIVE' })
    .where('id', '=', own.accountId)
    .execute();
  const status = await statusOf(name, own);
  expect(Object.hasOwn(allowed, name) ? [200, 'ok'] : [403, 'forbidden']).toContain(status);
  await deleteOwnRecords(server, [own]);
});

test('all calls that write a list, a team or an account are covered', () => {
  expect(cases.length).toBeGreaterThan(30);
});
