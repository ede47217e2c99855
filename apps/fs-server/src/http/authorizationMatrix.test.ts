import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type GraphQLOperation, graphqlOperations, paths, type RouteName, routes, rowStreams } from '@fs/api-contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../areas/watchlists/testing/listServer.ts';
import { operations } from './testing/exampleOperations.ts';
import {
  buildRestRequest,
  createOwnRecords,
  deleteOwnRecords,
  fieldsOf,
  isAboutList,
  nameOf,
  type OwnRecords,
  type RecordUsers,
} from './testing/ownRecords.ts';

const repository = resolve(import.meta.dirname, '../../../..');
const fields = fieldsOf(readFileSync(resolve(repository, 'packages/api-contract/src/schema.graphql'), 'utf8'));
const names = Object.keys(routes) as RouteName[];

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
  // Checks permissions only. The plan matrix covers what plans limit.
  await server.database.kysely
    .updateTable('plans')
    .set({ limits: JSON.stringify({ watchlists: null, teams: null }) })
    .execute();
});
afterAll(() => server.close());

interface Call {
  name: string;
  isRead: boolean;
  isAboutRecord: boolean;
  toRequest: (own: OwnRecords) => Promise<InjectOptions> | InjectOptions;
}

const streamed = Object.values(rowStreams).map(
  ({ path }): Call => ({
    name: `POST ${path}`,
    isRead: true,
    isAboutRecord: path.includes(':id'),
    toRequest: ({ listId }) => ({ method: 'POST', url: path.replace(':id', listId), payload: {} }),
  }),
);

const calls: readonly Call[] = [
  ...names.map(
    (name): Call => ({
      name: nameOf(name),
      isRead: routes[name].method === 'GET' || /^(search|count|getCategory|recognize)/.test(name),
      isAboutRecord: isAboutList(name),
      toRequest: (own) => buildRestRequest(server, name, own),
    }),
  ),
  ...streamed,
  {
    name: `GET ${paths.watchlistExport}`,
    isRead: true,
    isAboutRecord: true,
    toRequest: ({ listId }) => ({ method: 'GET', url: paths.watchlistExport.replace(':id', listId) }),
  },
  ...fields.map(
    ([kind, name]): Call => ({
      name: `${kind} ${name}`,
      isRead: kind === 'query',
      isAboutRecord: /\b(listId|accountId|teamId|shareId|linkId|referralId)\b/.test(String(operations[name])),
      toRequest: (own) => ({
        method: 'POST',
        url: paths.graphql,
        payload: { query: `${kind} { ${name}${operations[name]?.(own) ?? ''} }` },
      }),
    }),
  ),
];

/** A caller with records, which are created anew after each call that may have changed them. */
interface Caller {
  role: string | null;
  address: string;
  parts: RecordUsers;
  own: OwnRecords | null;
  authorization: string | null;
}

/** Returns the status of a REST call, or `ok` or the error code of an operation. */
function readResult(url: InjectOptions['url'], answer: LightMyRequestResponse): string {
  if (url !== paths.graphql) return String(answer.statusCode);
  const { errors } = answer.json();
  return errors ? String(errors[0].extensions.code) : 'ok';
}

async function resultOf({ toRequest }: Call, caller: Caller): Promise<string> {
  // Before the records, so that a member is removed during their session.
  if (caller.role !== null) caller.authorization ??= await server.authorizationOf(caller.role);
  caller.own ??= await createOwnRecords(server, caller.parts);
  const request = await toRequest(caller.own);
  const answer = await server.app.inject({
    ...request,
    remoteAddress: caller.address,
    headers: { ...(caller.authorization && { authorization: caller.authorization }) },
  });
  if (request.url === routes.endSessions.path) caller.authorization = null;
  return readResult(request.url, answer);
}

/** Deletes records that a call may have changed. */
async function discardRecords(callers: readonly Caller[]): Promise<void> {
  await deleteOwnRecords(
    server,
    callers.flatMap(({ own }) => own ?? []),
  );
  for (const caller of callers) caller.own = null;
}

const hasPassed = (result = '') => result === 'ok' || result.startsWith('2');

/** Null is a signed-out caller. */
const roles = [
  null,
  'free',
  'individual',
  'individual-plus',
  'teams-member',
  'internal',
  'admin',
  'messenger',
  'idea-gen',
  'editor',
];

const callersByRole = roles.map(
  (role, index): Caller => ({
    role,
    address: `10.0.1.${index + 1}`,
    parts: { owner: role ?? 'notebooks', caller: role ?? 'notebooks' },
    own: null,
    authorization: null,
  }),
);

/**
 * The relation of each caller to a list that is public in an account, and to that account. Every caller is another user,
 * because their records exist at the same time.
 */
const relations: Readonly<Record<string, { role: string | null } & Partial<RecordUsers>>> = {
  owner: { role: 'internal' },
  'admin of the list': { role: 'individual-plus' },
  viewer: { role: 'free' },
  'member of the account': { role: 'individual' },
  'removed member': { role: 'teams-member', members: ['teams-member'], removed: ['teams-member'] },
  'owner, account not active': { role: 'teams-owner', owner: 'teams-owner', accountStatus: 'INACTIVE' },
  'member, account not active': { role: 'messenger', members: ['messenger'], accountStatus: 'INACTIVE' },
  outsider: { role: 'unlimited' },
  'outsider of the group admin': { role: 'admin' },
  'signed out': { role: null },
};

const callersByRelation = Object.values(relations).map(
  ({ role, ...parts }, index): Caller => ({
    role,
    address: `10.0.2.${index + 1}`,
    parts: {
      owner: 'internal',
      caller: role ?? 'notebooks',
      admins: ['individual-plus'],
      viewers: ['free'],
      members: ['individual'],
      ...parts,
    },
    own: null,
    authorization: null,
  }),
);

const toTable = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [['Call', ...head], ['---', ...head.map(() => ':-:')], ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const byRole: string[][] = [];
const byRelation: string[][] = [];

test('every operation of the schema has an example', () => {
  expect(Object.keys(operations).sort()).toEqual(fields.map(([, name]) => name).sort());
});

test.each(calls)('$name matches the documented result for each role', async (call) => {
  const cells = await Promise.all(callersByRole.map((caller) => resultOf(call, caller)));
  // A refused call changes nothing, and creating records takes longer than the call.
  if (!call.isRead) await discardRecords(callersByRole.filter((_, index) => hasPassed(cells[index])));
  byRole.push([`\`${call.name}\``, ...cells]);
  expect(cells.filter((cell) => cell.startsWith('5') || cell === 'internal' || cell === '429')).toEqual([]);
});

test('the table of operations names those that need no session', () => {
  const names = Object.keys(graphqlOperations) as GraphQLOperation[];
  const open = names.filter((name) =>
    byRole.some(([call, signedOut]) => call?.endsWith(` ${name}\``) && signedOut !== 'signed-out'),
  );
  expect(names.filter((name) => 'audience' in graphqlOperations[name])).toEqual(open);
  expect(open).toContain('listPlans');
});

test.each(calls.filter(({ isAboutRecord }) => isAboutRecord))(
  '$name matches the documented result for each relation',
  async (call) => {
    const cells = await Promise.all(callersByRelation.map((caller) => resultOf(call, caller)));
    // The request of a restoration deletes the list before.
    const isPrepared = call.name === nameOf('restoreLists');
    if (!call.isRead) {
      await discardRecords(callersByRelation.filter((_, index) => isPrepared || hasPassed(cells[index])));
    }
    byRelation.push([`\`${call.name}\``, ...cells]);
    const of = (relation: string) => cells[Object.keys(relations).indexOf(relation)];
    expect(of('removed member')).toBe(of('outsider'));
  },
);

test('the authorization matrix matches its committed page (-u rewrites the page)', async () => {
  expect(byRole).toHaveLength(calls.length);
  expect(byRole.length).toBeGreaterThan(110);
  expect(byRelation.length).toBeGreaterThan(40);
  const text = `# Authorization matrix

The server's response to a valid call of every REST route, row stream and export (its status) and of every GraphQL operation (\`ok\`, or its error code). A test compares this page with the server's responses and rewrites it with \`-u\`, so that a review shows changes of permissions. Plan limits are disabled here: [the plan matrix](plan-matrix.md) shows what plans include.

## By role

Each caller uses their own lists, accounts and settings.

${toTable(
  roles.map((role) => role ?? 'signed out'),
  byRole,
)}

## By relation to a list and its account

The list is public in an account, has an administrator and a viewer, and belongs to the account's creator. For outsiders it does not exist: 404, or \`not-found\`. The same goes for a member whom the owner removed, at once and with the session that they had. An account that is not active can be read, and its list too; what can still be changed there is listed with its reason in \`readOnlyAccounts.test.ts\`.

${toTable(Object.keys(relations), byRelation)}
`;
  await expect(text).toMatchFileSnapshot(resolve(repository, 'docs/authorization-matrix.md'));
});
