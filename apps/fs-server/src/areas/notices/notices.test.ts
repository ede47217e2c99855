import { limits, type NoticePage } from '@fs/api-contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../watchlists/testing/listServer.ts';
import { addNotice } from './addNotice.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
beforeEach(async () => {
  await server.database.kysely.deleteFrom('notices').execute();
  await server.database.kysely.deleteFrom('jobs').execute();
});
afterAll(() => server.close());

const list = async (role: string, cursor?: string): Promise<NoticePage> => {
  const query = cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`;
  const { status, body } = await server.rest(role, 'GET', `/api/notices${query}`);
  expect(status).toBe(200);
  return body;
};
const mark = (role: string, body: object) => server.rest(role, 'PUT', '/api/notices/read', body);
const namesOf = ({ notices }: NoticePage) =>
  notices.map((notice) => (notice.kind === 'export-ready' ? notice.facts.name : notice.kind));

/** Adds notices of files A, B, C and so on, the last one the newest. */
async function addExports(count: number, role = 'free'): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await addNotice(server.database, {
      to: { userId: server.userId(role) },
      kind: 'export-ready',
      facts: { name: String.fromCharCode(65 + index) },
      path: '/data',
      isMailed: false,
    });
    const created_at = new Date(Date.UTC(2026, 10, 20, 12, 0, index));
    await server.database.kysely
      .updateTable('notices')
      .set({ created_at })
      .where('created_at', '>', new Date(Date.UTC(2026, 10, 20, 13)))
      .execute();
  }
}

test('a notice is shown to its user, with its facts and path, and to nobody else', async () => {
  await addNotice(server.database, {
    to: { email: server.emailOf('teams-member').toUpperCase() },
    kind: 'invitation',
    facts: { account: 'Longview Research', from: 'Ada Okafor' },
    path: '/workspaces',
  });
  expect(await list('teams-member')).toEqual({
    notices: [
      {
        id: expect.any(String),
        kind: 'invitation',
        facts: { account: 'Longview Research', from: 'Ada Okafor' },
        path: '/workspaces',
        createdAt: expect.stringMatching(/Z$/),
        isRead: false,
      },
    ],
    unread: 1,
    next: null,
  });
  expect(await list('free')).toEqual({ notices: [], unread: 0, next: null });
});

test('[XNOTIFY-001] notices come in pages, newest first, with the unread count of all pages', async () => {
  await addExports(limits.noticesPage + 2);
  const first = await list('free');
  expect(namesOf(first)).toEqual([...'VUTSRQPONMLKJIHGFEDC']);
  expect(first.unread).toBe(22);
  const second = await list('free', first.next ?? '');
  expect(namesOf(second)).toEqual(['B', 'A']);
  expect(second.next).toBeNull();
});

test('[XNOTIFY-002] marks single notices or all that were seen, and leaves a newer one and those of others', async () => {
  await addExports(4);
  await addExports(1, 'individual');
  const { notices } = await list('free');
  const ids = notices.map(({ id }) => id);
  expect(await mark('individual', { ids })).toEqual({ status: 200, body: { unread: 1 } });
  expect((await list('free')).unread).toBe(4);
  expect((await mark('free', { ids: [ids[3], 'nobody’s'] })).body).toEqual({ unread: 3 });
  // The user saw C, when D had not arrived yet.
  expect((await mark('free', { until: notices[1]?.createdAt })).body).toEqual({ unread: 1 });
  expect((await list('free')).notices.map(({ isRead }) => isRead)).toEqual([false, true, true, true]);
});

test('a notice to an address without an account is shown to whoever signs up with it', async () => {
  const { kysely } = server.database;
  const facts = { account: 'Longview Research', from: 'Ada Okafor' };
  await addNotice(server.database, { to: { email: 'New@Foresight.example' }, kind: 'invitation', facts });
  expect((await list('free')).notices).toEqual([]);
  const email = server.emailOf('free');
  const rename = (to: string) => kysely.updateTable('users').set({ email: to }).where('email', 'in', [email, to]);
  await rename('new@foresight.example').where('email', '=', email).execute();
  expect((await list('free')).notices).toHaveLength(1);
  await rename(email).where('email', '=', 'new@foresight.example').execute();
});

test('a repeated event adds no second notice, and a rolled back one adds none and mails nothing', async () => {
  const notice = {
    to: { userId: server.userId('free') },
    kind: 'payment-failed',
    facts: { account: 'x'.repeat(500) },
    key: 'event 1',
  } as const;
  await addNotice(server.database, notice);
  await addNotice(server.database, notice);
  const aborted = server.database.kysely.transaction().execute(async (kysely) => {
    await addNotice({ kysely }, { ...notice, key: 'event 2' });
    throw new Error('aborted');
  });
  await expect(aborted).rejects.toThrow('aborted');
  const { notices } = await list('free');
  expect(notices.map(({ facts }) => facts)).toEqual([{ account: 'x'.repeat(limits.noticeFact) }]);
  const jobs = await server.database.kysely.selectFrom('jobs').select('key').execute();
  expect(jobs).toEqual([{ key: `notice ${notices[0]?.id}` }]);
});

test('of a user’s notices, the newest are stored', async () => {
  const row = (index: number) => ({
    user_id: server.userId('free'),
    kind: 'export-ready' as const,
    facts: '{"name":"old"}',
    created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, index)),
  });
  await server.database.kysely
    .insertInto('notices')
    .values(Array.from({ length: limits.noticesStored + 3 }, (_, index) => row(index)))
    .execute();
  await addExports(1);
  expect((await list('free')).unread).toBe(limits.noticesStored);
  expect(namesOf(await list('free'))[0]).toBe('A');
});

test.each([
  ['a cursor of nobody', 'GET', '/api/notices?cursor=abc', undefined],
  [
    'a cursor of an impossible day',
    'GET',
    `/api/notices?cursor=${Buffer.from('2026-02-30T00:00:00.000Z 00000000-0000-4000-8000-000000000000').toString('base64url')}`,
    undefined,
  ],
  ['neither ids nor a time', 'PUT', '/api/notices/read', {}],
  ['both', 'PUT', '/api/notices/read', { ids: ['a'], until: '2026-11-20T00:00:00Z' }],
  ['no ids', 'PUT', '/api/notices/read', { ids: [] }],
] as const)('rejects %s', async (_what, method, url, body) => {
  expect((await server.rest('free', method, url, body)).status).toBe(400);
});
