import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createJobQueue } from '../../../jobs/jobQueue.ts';
import type { MailMessage } from '../../../mail/mail.ts';
import { mailHandlers } from '../../../mail/postMail.ts';
import { type ChatServer, startChatServer } from '../testing/chatServer.ts';
import { awayMailHandlers } from './awayMails.ts';
import { markPresent } from './repository.ts';

let server: ChatServer;
let channelId: string;
beforeAll(async () => {
  server = await startChatServer();
});
const everyMail = { message_emails: true, notice_emails: true, mail_paused: false } as const;
beforeEach(async () => {
  const { kysely } = server.database;
  await kysely.deleteFrom('channels').execute();
  await kysely.deleteFrom('jobs').execute();
  await kysely.deleteFrom('chat_presence').execute();
  await kysely.updateTable('users').set(everyMail).execute();
  channelId = (await server.createChannel('free', 'individual')).id;
});
afterAll(() => server.close());

const send = async (text: string) => (await server.person('individual')).send(channelId, text);

/** Lets time pass, for messages, jobs, mails and users. */
async function pass(minutes: number): Promise<void> {
  const { kysely } = server.database;
  const ago = sql`make_interval(mins => ${minutes})`;
  await sql`update messages set sent_at = sent_at - ${ago}`.execute(kysely);
  await sql`update chat_presence set present_at = present_at - ${ago}, mailed_at = mailed_at - ${ago}`.execute(kysely);
  await sql`update jobs set run_at = run_at - ${ago}, key = key || ' ' || gen_random_uuid()`.execute(kysely);
}

/** The mails to a user that are sent now. */
async function sentTo(role: string): Promise<MailMessage[]> {
  const { database, url, links } = server;
  const sent: MailMessage[] = [];
  const handlers = {
    ...awayMailHandlers({ store: database, publicUrl: url, productName: 'Foresight', links }),
    ...mailHandlers({ send: async (message) => void sent.push(message) }),
  };
  const queue = createJobQueue(database);
  while (await queue.runNext(handlers));
  return sent.filter(({ to }) => to === server.emailOf(role));
}

test('[XLIVE-006] a member who is away is mailed about messages that are unread for ten minutes, not who sent them', async () => {
  await send('Where are you?');
  await send('Hello?');
  expect(await sentTo('free')).toEqual([]);
  await pass(9);
  expect(await sentTo('free')).toEqual([]);
  await pass(7);
  const [mail, ...others] = await sentTo('free');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Unread messages on Foresight');
  expect(mail?.text).toContain('- Launch: 2 unread');
  expect(mail?.text).not.toContain('Where are you?');
  expect(await sentTo('individual')).toEqual([]);
  await pass(300);
  expect(await sentTo('free')).toEqual([]);
});

test('[XLIVE-006] the next mail comes four hours later at the earliest, and not at all once the messages are read', async () => {
  await send('One');
  await pass(16);
  expect(await sentTo('free')).toHaveLength(1);
  await send('Two');
  await pass(16);
  expect(await sentTo('free')).toEqual([]);
  await pass(200);
  expect(await sentTo('free')).toEqual([]);
  await pass(30);
  expect((await sentTo('free'))[0]?.text).toContain('- Launch: 2 unread');
  const three = await send('Three');
  await pass(16);
  expect(await sentTo('free')).toEqual([]);
  const free = await server.person('free');
  await free.call('acknowledgeChatMessage', { params: { id: channelId }, body: { message: three.id } });
  await pass(300);
  expect(await sentTo('free')).toEqual([]);
});

test('[XLIVE-006] someone whose app is open is mailed once it is closed', async () => {
  const free = await server.person('free');
  const stream = await free.watch();
  await expect
    .poll(() => server.database.kysely.selectFrom('chat_presence').select('user_id').execute())
    .toEqual([{ user_id: free.id }]);
  await stream.close();
  await send('One');
  await pass(16);
  // The stream of another process says so each minute.
  await markPresent(server.database, free.id);
  expect(await sentTo('free')).toEqual([]);
  await pass(16);
  expect(await sentTo('free')).toHaveLength(1);
});

const user = (changes: Partial<Record<keyof typeof everyMail, boolean>>) =>
  server.database.kysely.updateTable('users').set(changes).where('email', '=', server.emailOf('free')).execute();

test.each([
  ['wants no such mail', () => user({ message_emails: false })],
  ['paused mail', () => user({ mail_paused: true })],
  [
    'is no longer in the channel',
    async () => {
      const free = await server.person('free');
      await free.call('removeChannelMember', { params: { id: channelId, member: free.id } });
    },
  ],
  [
    'has it deleted before',
    () => server.database.kysely.updateTable('messages').set({ deleted_at: new Date() }).execute(),
  ],
])('[XLIVE-006] nobody is mailed who %s', async (_who, arrange) => {
  await send('One');
  await arrange();
  await pass(16);
  expect(await sentTo('free')).toEqual([]);
});

test('[XLIVE-006] the mail is stopped in one step, and only such mail', async () => {
  await send('One');
  await pass(16);
  const [mail] = await sentTo('free');
  const address = new URL(mail?.unsubscribeUrl ?? '');
  const answer = await server.app.inject({
    method: 'POST',
    url: `${address.pathname}${address.search}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(answer.statusCode).toBe(204);
  const choices = await server.database.kysely
    .selectFrom('users')
    .select(['message_emails', 'notice_emails'])
    .where('email', '=', server.emailOf('free'))
    .executeTakeFirst();
  expect(choices).toEqual({ message_emails: false, notice_emails: true });
});
