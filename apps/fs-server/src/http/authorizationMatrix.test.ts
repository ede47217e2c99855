import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { paths, type RouteName, routes, rowStreams } from '@fs/api-contract';
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
  caller.own ??= await createOwnRecords(server, caller.parts);
  if (caller.role !== null) caller.authorization ??= await server.authorizationOf(caller.role);
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
  await Promise.all(
    callers.map(async (caller) => {
      if (caller.own) await deleteOwnRecords(server, caller.own);
      caller.own = null;
    }),
  );
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

/** The relation of each role to a list that is public in an account, and to that account. */
const relations: Readonly<Record<string, string | null>> = {
  owner: 'internal',
  'admin of the list': 'individual-plus',
  viewer: 'free',
  'member of the account': 'individual',
  outsider: 'unlimited',
  'outsider of the group admin': 'admin',
  'signed out': null,
};

const callersByRelation = Object.values(relations).map(
  (role, index): Caller => ({
    role,
    address: `10.0.2.${index + 1}`,
    parts: {
      owner: 'internal',
      caller: role ?? 'notebooks',
      admins: ['individual-plus'],
      viewers: ['free'],
      members: ['individual'],
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

test.each(calls.filter(({ isAboutRecord }) => isAboutRecord))(
  '$name matches the documented result for each relation',
  async (call) => {
    const cells = await Promise.all(callersByRelation.map((caller) => resultOf(call, caller)));
    // The callers' records share an owner.
    if (!call.isRead) await discardRecords(callersByRelation);
    byRelation.push([`\`${call.name}\``, ...cells]);
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

The list is public in an account, has an administrator and a viewer, and belongs to the account's creator. For outsiders it does not exist: 404, or \`not-found\`.

${toTable(Object.keys(relations), byRelation)}
`;
  await expect(text).toMatchFileSnapshot(resolve(repository, 'docs/authorization-matrix.md'));
});
