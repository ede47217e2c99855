import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListAction } from './rules.ts';
import { type Answer, type ListServer, startListServer } from './testing/listServer.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
  // A team member who is not in the account.
  await server.database.kysely
    .insertInto('team_members')
    .values({ team_id: server.teamId('New markets'), email: server.emailOf('individual') })
    .execute();
});
afterAll(() => server.close());

/** Users by their relation to each list, with their role in the sample world. */
const people = {
  owner: 'internal',
  'list admin': 'individual-plus',
  viewer: 'free',
  'account owner': 'teams-owner',
  'account member': 'teams-member',
  'account member in the admin group': 'admin',
  'team member outside the account': 'individual',
  stranger: 'unlimited',
  'signed-out user': null,
} as const;

type Person = keyof typeof people;

const kinds = {
  personal: {},
  'public of an account': { account: 'Longview Research', privacy: 'PUBLIC' },
  'private of an account': { account: 'Longview Research', privacy: 'PRIVATE' },
} as const;

type Kind = keyof typeof kinds;

const hidden = 'hidden';
const everything = 'read edit share privacy administer delete';
const runs = 'read edit share administer delete';

/** What each person may do with each kind of list. `hidden`: they must not learn that the list exists. */
const table: Record<Kind, Record<Exclude<Person, 'signed-out user'>, string>> = {
  personal: {
    owner: everything,
    'list admin': everything,
    viewer: 'read',
    'account owner': hidden,
    'account member': hidden,
    'account member in the admin group': hidden,
    'team member outside the account': 'read edit share privacy',
    stranger: hidden,
  },
  'public of an account': {
    owner: runs,
    'list admin': runs,
    viewer: 'read',
    'account owner': 'read edit share delete',
    'account member': 'read edit share',
    'account member in the admin group': 'read edit share privacy',
    'team member outside the account': 'read',
    stranger: hidden,
  },
  'private of an account': {
    owner: runs,
    'list admin': runs,
    viewer: 'read',
    'account owner': hidden,
    'account member': hidden,
    'account member in the admin group': hidden,
    'team member outside the account': hidden,
    stranger: hidden,
  },
};

type Attempt = (role: string | null, id: string) => Promise<Answer>;

const update =
  (input: (id: string) => object): Attempt =>
  (role, id) =>
    server.graphql(role, 'mutation ($input: UpdateWatchlistInput!) { updateWatchlist(input: $input) { id } }', {
      input: { id, ...input(id) },
    });

/** How each action is attempted, by transport. */
const transports: Record<ListAction, Partial<Record<'REST' | 'GraphQL', Attempt>>> = {
  read: {
    REST: (role, id) => server.rest(role, 'GET', `/lists/${id}`),
    GraphQL: (role, id) => server.graphql(role, 'query ($id: ID!) { getWatchlist(id: $id) { id items } }', { id }),
  },
  edit: {
    REST: (role, id) =>
      server.rest(role, 'POST', `/api/watchlists/${id}/items`, { add: [{ uuid: server.world.companies[0]?.id }] }),
    GraphQL: update(() => ({ name: 'Another name' })),
  },
  share: {
    REST: (role, id) =>
      server.rest(role, 'POST', `/lists/${id}/share`, { email: 'guest@foresight.example', sendEmail: false }),
    GraphQL: (role, id) =>
      server.graphql(
        role,
        'mutation ($input: CreateWatchlistShareInput!) { createWatchlistShare(input: $input) { id } }',
        {
          input: { watchlistID: id, email: 'guest@foresight.example', sendEmail: false },
        },
      ),
  },
  privacy: { GraphQL: update(() => ({ account_privacy: 'PRIVATE' })) },
  administer: {
    REST: (role, id) =>
      server.rest(role, 'PUT', `/lists/${id}/share`, { email: server.emailOf(people.viewer), role: 'admin' }),
    GraphQL: update(() => ({ admins: ['guest@foresight.example'] })),
  },
  delete: {
    REST: (role, id) => server.rest(role, 'DELETE', `/lists?listIds=${id}`),
    GraphQL: (role, id) =>
      server.graphql(role, 'mutation ($id: ID!) { deleteWatchlist(input: { id: $id }) { id } }', { id }),
  },
};

const outcomes = { done: 200, forbidden: 403, 'not-found': 404, 'signed-out': 401 } as const;

type Outcome = keyof typeof outcomes;

/** The outcome of an attempt, in the same terms for both transports. */
function outcomeOf(transport: string, { status, body }: Answer): string {
  if (transport === 'REST')
    return Object.entries(outcomes).find(([, code]) => code === status)?.[0] ?? `status ${status}`;
  return body.errors ? String(body.errors[0].extensions.code) : 'done';
}

function expected(kind: Kind, person: Person, action: ListAction): Outcome {
  if (person === 'signed-out user') return 'signed-out';
  const allowed = table[kind][person];
  if (allowed === hidden) return 'not-found';
  return allowed.split(' ').includes(action) ? 'done' : 'forbidden';
}

const cases = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
  (Object.keys(people) as Person[]).flatMap((person) =>
    (Object.keys(transports) as ListAction[])
      // Making a private list private changes nothing.
      .filter((action) => kind !== 'private of an account' || action !== 'privacy')
      .flatMap((action) =>
        Object.keys(transports[action]).map((transport) => ({
          kind,
          person,
          action,
          transport,
          outcome: expected(kind, person, action),
        })),
      ),
  ),
);

test('the matrix covers every person, action and transport', () => {
  expect(cases).toHaveLength(9 * 11 * 2 + 9 * 10);
});

test.each(cases)(
  '[WATCH-043] [REST-127] [GQL-028] a $kind list, $person, $action by $transport: $outcome',
  async ({ kind, person, action, transport, outcome }) => {
    const id = await server.insertList({
      ...kinds[kind],
      // A personal list that is to be made private starts as public.
      ...(kind === 'personal' && { privacy: 'PUBLIC' }),
      owner: people.owner,
      viewers: [people.viewer],
      admins: [people['list admin']],
      teams: ['New markets'],
    });
    const attempt = transports[action][transport as 'REST' | 'GraphQL'];
    const answer = await attempt?.(people[person], id);
    expect(answer && outcomeOf(transport, answer)).toBe(outcome);
  },
);

test.each(['GET', 'DELETE'] as const)('a missing list and a hidden one answer %s identically', async (method) => {
  const id = await server.insertList({ owner: 'internal' });
  const url = (list: string) => (method === 'GET' ? `/lists/${list}` : `/lists?listIds=${list}`);
  const one = await server.rest('free', method, url(id));
  const other = await server.rest('free', method, url('no-such-list'));
  expect(one).toEqual({ status: 404, body: { message: 'Not found', requestId: expect.any(String) } });
  expect({ ...other, body: { ...other.body, requestId: '' } }).toEqual({
    ...one,
    body: { ...one.body, requestId: '' },
  });
});

test('[PERM-014] only a member of the admin group can create a private list in an account', async () => {
  const body = { name: 'Board', accountID: server.accountId('Longview Research'), account_privacy: 'PRIVATE' };
  expect(await server.rest('teams-owner', 'POST', '/lists', body)).toMatchObject({
    status: 403,
    body: { message: 'Only admins can make a list private' },
  });
  expect(await server.rest('admin', 'POST', '/lists', body)).toMatchObject({
    status: 200,
    body: { account_privacy: 'PRIVATE' },
  });
});

test('queries for lists return only what the user can see', async () => {
  const id = await server.insertList({ owner: 'internal', account: 'Longview Research', privacy: 'PRIVATE' });
  const query = 'query ($accountID: ID!) { watchlistsByAccount(accountID: $accountID) { items { id } } }';
  const seenBy = async (role: string) => {
    const { body } = await server.graphql(role, query, { accountID: server.accountId('Longview Research') });
    return body.data.watchlistsByAccount.items.map((list: { id: string }) => list.id).includes(id);
  };
  expect([await seenBy('internal'), await seenBy('teams-owner'), await seenBy('unlimited')]).toEqual([
    true,
    false,
    false,
  ]);
});
