import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createJobQueue } from '../../jobs/jobQueue.ts';
import type { MailMessage } from '../../mail/mail.ts';
import { mailHandlers } from '../../mail/postMail.ts';
import { type ListServer, startListServer } from '../watchlists/testing/listServer.ts';
import { addNotice } from './addNotice.ts';
import { noticeMailHandlers } from './noticeMails.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
const everyMail = { notice_emails: true, watchlist_emails: true, mail_paused: false } as const;
beforeEach(async () => {
  const { kysely } = server.database;
  await kysely.deleteFrom('notices').execute();
  await kysely.deleteFrom('jobs').execute();
  await kysely.deleteFrom('preferences').where('key', '=', 'language').execute();
  await kysely.updateTable('users').set(everyMail).execute();
});
afterAll(() => server.close());

const notify = () =>
  addNotice(server.database, {
    to: { userId: server.userId('free') },
    kind: 'payment-failed',
    facts: { account: 'Longview Research' },
    path: '/workspaces/longview',
  });

async function runDue(): Promise<MailMessage[]> {
  const { database, url, links } = server;
  const sent: MailMessage[] = [];
  const handlers = {
    ...noticeMailHandlers({ store: database, publicUrl: url, productName: 'Foresight', links }),
    ...mailHandlers({ send: async (message) => void sent.push(message) }),
  };
  const queue = createJobQueue(database);
  while (await queue.runNext(handlers));
  return sent;
}

const set = (changes: Partial<Record<keyof typeof everyMail, boolean>>) =>
  server.database.kysely.updateTable('users').set(changes).where('id', '=', server.userId('free')).execute();

const choices = () =>
  server.database.kysely
    .selectFrom('users')
    .select(['notice_emails', 'watchlist_emails'])
    .where('id', '=', server.userId('free'))
    .executeTakeFirstOrThrow();

test('[XNOTIFY-006] a notice is mailed once, with its link, in the user’s language', async () => {
  await notify();
  const [mail, ...others] = await runDue();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: server.emailOf('free'), subject: 'News about your Foresight account' });
  expect(mail?.text).toContain('The payment for Longview Research failed.');
  expect(mail?.text).toContain(`${server.url}/fs/workspaces/longview`);
  expect(await runDue()).toEqual([]);
  await server.database.kysely
    .insertInto('preferences')
    .values({ owner_id: server.userId('free'), key: 'language', value: 'de' })
    .execute();
  await notify();
  expect((await runDue())[0]?.subject).toBe('Neues zu Ihrem Konto bei Foresight');
});

test.each([
  ['the user does not want such mail', () => set({ notice_emails: false })],
  ['mail is paused', () => set({ mail_paused: true })],
  ['it was read before', () => server.rest('free', 'PUT', '/api/notices/read', { until: '2100-01-01T00:00:00Z' })],
])('[XNOTIFY-006] mails no notice when %s', async (_reason, arrange) => {
  await notify();
  await arrange();
  expect(await runDue()).toEqual([]);
});

test('[XNOTIFY-007] the link of a mail and its mail program stop exactly that mail, without a login', async () => {
  await notify();
  const [mail] = await runDue();
  const address = new URL(mail?.unsubscribeUrl ?? '');
  const token = address.searchParams.get('token') ?? '';
  expect(mail?.text).toContain(`${server.url}/fs/unsubscribe?token=${token}`);
  const oneClick = await server.app.inject({
    method: 'POST',
    url: `${address.pathname}${address.search}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.statusCode).toBe(204);
  expect(await choices()).toEqual({ notice_emails: false, watchlist_emails: true });
  expect(await server.rest(null, 'POST', '/api-public/unsubscribe', { token, isOn: true })).toEqual({
    status: 200,
    body: { kind: 'notices', isOn: true },
  });
  expect(await choices()).toEqual({ notice_emails: true, watchlist_emails: true });
});

test('[XNOTIFY-008] a link that was changed, or of a user that is gone, changes nothing', async () => {
  const userId = server.userId('free');
  const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? '';
  const token = tokenOf(server.links.pageOf({ userId, kind: 'notices' }));
  const gone = tokenOf(server.links.pageOf({ userId: '00000000-0000-4000-8000-000000000000', kind: 'notices' }));
  const wrong = [token.replace('notices', 'watchlists'), token.replace(userId, server.userId('individual')), 'x', gone];
  for (const each of wrong) {
    expect((await server.rest(null, 'POST', '/api-public/unsubscribe', { token: each })).status).toBe(404);
  }
  expect(await choices()).toEqual({ notice_emails: true, watchlist_emails: true });
});
