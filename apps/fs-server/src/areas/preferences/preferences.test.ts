import { limits } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodePageToken } from '../../graphql/pageToken.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const query = `query ($owner: String!, $limit: Int, $nextToken: String) {
  userPreferencesByOwner(owner: $owner, limit: $limit, nextToken: $nextToken) { items { key details } nextToken }
}`;

async function ask(variables: object, authorization?: string) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: authorization ? { authorization } : {},
    payload: { query, variables },
  });
  return { status: answer.statusCode, ...answer.json() };
}

function findOwnerWithPreferences() {
  const owner = server.world.preferences[0]?.ownerId;
  const user = server.world.users.find(({ id }) => id === owner);
  const keys = server.world.preferences.filter(({ ownerId }) => ownerId === owner).map(({ key }) => key);
  return { owner, role: user?.role ?? '', keys: keys.sort() };
}

test('a user gets all of their preferences, by page', async () => {
  const { owner, role, keys } = findOwnerWithPreferences();
  const authorization = await server.authorizationOf(role);
  const found: string[] = [];
  let nextToken: string | null = null;
  do {
    const { data } = await ask({ owner, limit: 1, nextToken }, authorization);
    found.push(...data.userPreferencesByOwner.items.map(({ key }: { key: string }) => key));
    nextToken = data.userPreferencesByOwner.nextToken;
  } while (nextToken);
  expect(keys.length).toBeGreaterThan(1);
  expect(found).toEqual(keys);
});

test("another user's preferences seem not to exist", async () => {
  const { owner, role } = findOwnerWithPreferences();
  const other = server.world.users.find((user) => user.role !== role)?.role ?? '';
  const { data } = await ask({ owner }, await server.authorizationOf(other));
  expect(data.userPreferencesByOwner).toEqual({ items: [], nextToken: null });
});

test('rejects a signed-out caller with 401', async () => {
  const { status, errors } = await ask({ owner: 'anyone' });
  expect(status).toBe(401);
  expect(errors[0]).toMatchObject({ message: 'Log in to continue', extensions: { code: 'signed-out' } });
});

test.each([
  [{ limit: 0 }, 'limit must be from 1 to 100'],
  [{ limit: 101 }, 'limit must be from 1 to 100'],
  [{ nextToken: 'not ours' }, 'nextToken is not one of ours'],
  [{ nextToken: encodePageToken('\0') }, 'nextToken is not one of ours'],
])('rejects %o with the reason', async (variables, message) => {
  const { owner, role } = findOwnerWithPreferences();
  const { errors } = await ask({ owner, ...variables }, await server.authorizationOf(role));
  expect(errors[0]).toMatchObject({ message, extensions: { code: 'invalid' } });
});

test('rejects a query that requests too much at once', async () => {
  const aliases = Array.from(
    { length: 20 },
    (_, index) => `a${index}: userPreferencesByOwner(owner: "x") { nextToken }`,
  );
  const answer = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: await server.authorizationOf('free') },
    payload: { query: `{ ${aliases.join(' ')} }` },
  });
  expect(answer.json().errors[0].message).toMatch(/aliases/i);
});

const write = async (mutation: string, input: object, authorization: string) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization },
    payload: { query: mutation, variables: { input } },
  });
  return answer.json();
};
const create = 'mutation ($input: CreateUserPreferencesInput!) { createUserPreferences(input: $input) { id value } }';
const update = 'mutation ($input: UpdateUserPreferencesInput!) { updateUserPreferences(input: $input) { value } }';

test('a time zone is one that Intl knows, when it is created and when it is changed', async () => {
  const authorization = await server.authorizationOf('free');
  const details = '{"isChosen":true}';
  for (const input of [
    { value: 'Mars/Base', details },
    { value: null, details },
    { value: 'Asia/Tokyo', details: null },
    { value: 'Asia/Tokyo', details: '{"isChosen":"yes"}' },
    { value: 'Asia/Tokyo', details: '{"isChosen":true,"more":1}' },
  ]) {
    const { errors } = await write(create, { key: 'time_zone', ...input }, authorization);
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'invalid' } });
  }
  const { data } = await write(create, { key: 'time_zone', value: 'Asia/Tokyo', details }, authorization);
  const { id, value } = data.createUserPreferences;
  expect(value).toBe('Asia/Tokyo');
  const { errors } = await write(update, { id, value: 'Mars/Base', details }, authorization);
  expect(errors[0]).toMatchObject({ message: 'value must be the IANA name of a time zone' });
  const changed = await write(update, { id, value: 'Europe/Berlin', details }, authorization);
  expect(changed.data.updateUserPreferences).toEqual({ value: 'Europe/Berlin' });
});

test('[XEXPERIMENT-002] only administrators and internal users store experiments, each known one up to once', async () => {
  const details = '{"on":["keyHints"]}';
  for (const role of ['free', 'editor', 'messenger', 'idea-gen']) {
    const { errors } = await write(create, { key: 'experiments', details }, await server.authorizationOf(role));
    expect([role, errors?.[0]]).toMatchObject([role, { extensions: { code: 'forbidden' } }]);
  }
  const authorization = await server.authorizationOf('internal');
  for (const wrong of [
    { details: '{"on":["keyHints","keyHints"]}' },
    { details: '{"on":["unknown"]}' },
    { details: '{"on":"keyHints"}' },
    { details: '{"on":[],"more":1}' },
    { details: null },
    { value: 'keyHints', details },
  ]) {
    const { errors } = await write(create, { key: 'experiments', ...wrong }, authorization);
    expect([wrong, errors?.[0]]).toMatchObject([wrong, { extensions: { code: 'invalid' } }]);
  }
  const { data } = await write(create, { key: 'experiments', details }, authorization);
  const { id } = data.createUserPreferences;
  const { errors } = await write(update, { id, details: '{"on":["unknown"]}' }, authorization);
  expect(errors[0]).toMatchObject({ extensions: { code: 'invalid' } });
  expect((await write(update, { id, details: '{"on":[]}' }, authorization)).errors).toBeUndefined();
  const admin = await server.authorizationOf('admin');
  expect((await write(create, { key: 'experiments', details }, admin)).errors).toBeUndefined();
});

test('a preference is deleted by its owner only', async () => {
  const { owner, role, keys } = findOwnerWithPreferences();
  const row = await server.database.kysely
    .selectFrom('preferences')
    .select('id')
    .where('owner_id', '=', owner ?? '')
    .where('key', '=', keys[0] ?? '')
    .executeTakeFirstOrThrow();
  const other = server.world.users.find((user) => user.role !== role)?.role ?? '';
  const remove = async (by: string) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: await server.authorizationOf(by) },
      payload: {
        query: 'mutation ($input: DeleteUserPreferencesInput!) { deleteUserPreferences(input: $input) { key } }',
        variables: { input: row },
      },
    });
    return answer.json();
  };
  expect((await remove(other)).errors[0].extensions.code).toBe('not-found');
  expect((await remove(role)).data.deleteUserPreferences).toEqual({ key: keys[0] });
  const { data } = await ask({ owner }, await server.authorizationOf(role));
  expect(data.userPreferencesByOwner.items.map(({ key }: { key: string }) => key)).toEqual(keys.slice(1));
});

test('a user has a limited number of preferences, however many are created at once', async () => {
  const { kysely } = server.database;
  const owner_id = server.world.users.find(({ role }) => role === 'messenger')?.id ?? '';
  await kysely.deleteFrom('preferences').where('owner_id', '=', owner_id).execute();
  const rows = Array.from({ length: limits.preferences - 1 }, (_, place) => ({ owner_id, key: `kept-${place}` }));
  await kysely.insertInto('preferences').values(rows).execute();
  const authorization = await server.authorizationOf('messenger');
  const answers = await Promise.all(
    ['one', 'two', 'three'].map((key) => write(create, { key, value: 'a', details: null }, authorization)),
  );
  expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  const refused = answers.flatMap(({ errors }) => errors?.[0] ?? []);
  expect(refused.map(({ message }: { message: string }) => message)).toEqual(
    Array.from({ length: 2 }, () => `You can have up to ${limits.preferences} preferences`),
  );
});
