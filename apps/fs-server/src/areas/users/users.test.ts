import { type FoundUsers, limits } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function search(role: string, query: Record<string, string>) {
  const headers = { authorization: await server.authorizationOf(role) };
  return server.app.inject({ url: '/api/admin/users', query, headers });
}

async function emailsOf(query: Record<string, string>): Promise<string[]> {
  const { users } = (await search('admin', query)).json<FoundUsers>();
  return users.map(({ attributes }) => attributes.find(({ name }) => name === 'email')?.value ?? '');
}

test('[PERM-013] administrators and messengers can search users; others are rejected', async () => {
  const roles = ['admin', 'messenger', 'free', 'individual', 'editor', 'internal', 'idea-gen'];
  const answers = await Promise.all(roles.map((role) => search(role, { email: 'a' })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 403, 403, 403, 403, 403]);
  expect((await server.app.inject('/api/admin/users')).statusCode).toBe(401);
});

test('attributes are searched by prefix, ignoring case, without wildcards', async () => {
  const user = server.world.users.find(({ role }) => role === 'free');
  const { email = '', givenName = '', familyName = '' } = user ?? {};
  expect(await emailsOf({ given_name: givenName.toUpperCase(), family_name: familyName.slice(0, 2) })).toEqual([email]);
  expect(await emailsOf({ email: email.slice(1) })).toEqual([]);
  expect(await emailsOf({ email: '%' })).toEqual([]);
  expect((await search('admin', { email: '\0' })).statusCode).toBe(400);
});

test('excludes users who cannot log in', async () => {
  const { kysely } = server.database;
  const { email } = server.world.users.find(({ role }) => role === 'editor') ?? { email: '' };
  await kysely.updateTable('users').set({ status: 'DISABLED' }).where('email', '=', email).execute();
  expect(await emailsOf({ email })).toEqual([]);
  await kysely.updateTable('users').set({ status: 'CONFIRMED' }).where('email', '=', email).execute();
  expect(await emailsOf({ email })).toEqual([email]);
});

test('returns many users by page, each once', async () => {
  const many = Array.from({ length: limits.usersPerPage + 3 }, (_, at) => ({
    id: crypto.randomUUID(),
    email: `zz-${String(at).padStart(3, '0')}@foresight.example`,
    given_name: 'Zoe',
    family_name: 'Many',
    status: 'CONFIRMED' as const,
  }));
  await server.database.kysely.insertInto('users').values(many).execute();
  const first = (await search('admin', { email: 'zz-' })).json<FoundUsers>();
  expect(first.next).toBe(many[limits.usersPerPage - 1]?.email);
  const rest = await emailsOf({ email: 'zz-', after: first.next ?? '' });
  expect(first.users).toHaveLength(limits.usersPerPage);
  expect(rest).toEqual(many.slice(limits.usersPerPage).map(({ email }) => email));
});
