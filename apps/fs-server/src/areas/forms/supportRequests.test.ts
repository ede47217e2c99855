import type { CallResult } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;
let headersOf: Record<'free' | 'admin', { authorization: string }>;
beforeAll(async () => {
  server = await startTestServer({ world: smallWorld });
  const [free, admin] = await Promise.all(
    ['free', 'admin'].map(async (role) => ({ authorization: await server.authorizationOf(role) })),
  );
  if (!free || !admin) throw new Error('Two sample users log in');
  headersOf = { free, admin };
});
afterAll(() => server.close());

type Role = keyof typeof headersOf;

/** Sends a form. Returns its reference. */
async function send(role: Role | undefined, form: string, fields: object) {
  const sent = await server.app.inject({
    method: 'POST',
    url: `/api-public/forms/${form}`,
    headers: role && headersOf[role],
    payload: { name: 'Ada', email: 'ada@foresight.example', ...fields },
  });
  return sent.json<{ id: string }>().id;
}

async function requestsOf(role: Role) {
  const listed = await server.app.inject({ url: '/api/support-requests', headers: headersOf[role] });
  return listed.json<CallResult<'listSupportRequests'>>().requests;
}

test('[XSUPPORT-001] a user lists their own requests, newest first, and nobody else’s', async () => {
  const first = await send('free', 'support', { message: 'Where is my list?\nIt was here.', page: '/watchlists' });
  const second = await send('free', 'support', { subject: 'An invoice', message: 'It lacks the address.' });
  const other = await send('admin', 'support', { message: 'Another user asks.' });
  await send(undefined, 'support', { message: 'Someone who is logged out asks.' });
  expect(await requestsOf('free')).toEqual([
    { id: second, title: 'An invoice', sentAt: expect.any(String), state: 'open' },
    { id: first, title: 'Where is my list?', sentAt: expect.any(String), state: 'open' },
  ]);
  expect((await requestsOf('admin')).map(({ id }) => id)).toEqual([other]);
});

test('[XSUPPORT-001] a request is answered once staff answered it, and closed without an answer', async () => {
  const [second, first] = await requestsOf('free');
  const close = (id: string | undefined, answer: string) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/admin/submissions/${id}`,
      headers: headersOf.admin,
      payload: { answer },
    });
  await close(first?.id, 'Under Watchlists.');
  await close(second?.id, '');
  expect((await requestsOf('free')).map(({ title, state }) => [title, state])).toEqual([
    ['An invoice', 'closed'],
    ['Where is my list?', 'answered'],
  ]);
});

test('[XSUPPORT-001] the newest 20 requests are listed, and no other forms', async () => {
  const { kysely } = server.database;
  const { user_id } = await kysely
    .selectFrom('form_submissions')
    .select('user_id')
    .where('id', '=', (await requestsOf('admin'))[0]?.id ?? '')
    .executeTakeFirstOrThrow();
  const row = (form: 'support' | 'signup', minute: number) => ({
    form,
    fields: JSON.stringify({ subject: `${form} ${minute}` }),
    user_id,
    created_at: new Date(Date.UTC(2030, 0, 1, 0, minute)),
  });
  const rows = Array.from({ length: 21 }, (_, minute) => row('support', minute));
  await kysely
    .insertInto('form_submissions')
    .values([...rows, row('signup', 50)])
    .execute();
  const titles = (await requestsOf('admin')).map(({ title }) => title);
  expect(titles).toEqual(Array.from({ length: 20 }, (_, place) => `support ${20 - place}`));
});

test('[XSUPPORT-001] requests of logged-out callers are refused', async () => {
  const { statusCode } = await server.app.inject({ url: '/api/support-requests' });
  expect(statusCode).toBe(401);
});
