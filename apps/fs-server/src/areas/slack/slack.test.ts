import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../watchlists/testing/listServer.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer({
    attempts: { count: async () => true, waitFor: async () => 0, uncount: async () => undefined },
  });
});
beforeEach(async () => {
  await server.database.kysely.deleteFrom('slack_links').execute();
});
afterAll(() => server.close());

const link = (role: string, slackUserId: unknown) => server.rest(role, 'POST', '/slackauth', { slackUserId });
const linkOf = async (role: string) => (await server.rest(role, 'GET', '/api/slack-link')).body.link;

test('[XSLACK-002] a user has one Slack user, which no other user gets', async () => {
  expect(await linkOf('free')).toBeNull();
  const { status, body } = await link('free', 'U024BE7LH');
  expect([status, body.slackUserId]).toEqual([200, 'U024BE7LH']);
  expect(Date.now() - new Date(body.linkedAt).getTime()).toBeLessThan(60_000);
  expect(await linkOf('free')).toEqual(body);
  // The same again changes nothing.
  expect((await link('free', 'U024BE7LH')).body).toEqual(body);

  expect((await link('individual', 'W0OWN')).status).toBe(200);
  expect((await link('individual', 'U024BE7LH')).status).toBe(409);
  expect((await linkOf('individual')).slackUserId).toBe('W0OWN');
  expect((await linkOf('free')).slackUserId).toBe('U024BE7LH');

  expect((await link('free', 'U0NEXT')).body.slackUserId).toBe('U0NEXT');
  expect((await link('individual', 'U024BE7LH')).status).toBe(200);
});

test('[XSLACK-002] of two users who link the same Slack user at once, one has it', async () => {
  const answers = await Promise.all(['free', 'individual', 'editor', 'internal'].map((role) => link(role, 'U0RACE')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const rows = await server.database.kysely.selectFrom('slack_links').selectAll().execute();
  expect(rows).toHaveLength(1);
});

test.each([
  '',
  'U',
  'u024be7lh',
  'T024BE7LH',
  'U024BE7LH ',
  'U024-BE7LH',
  `U${'0'.repeat(32)}`,
  '\0',
  null,
  7,
  ['U024BE7LH'],
])('[XSLACK-002] refuses %j as the id of a Slack user', async (wrong) => {
  expect((await link('free', wrong)).status).toBe(400);
  expect(await linkOf('free')).toBeNull();
});

test('[XSLACK-003] links and their removal are audited, and a link is in the download of the account', async () => {
  const { kysely } = server.database;
  await kysely.deleteFrom('audit_events').execute();
  await link('free', 'U0FIRST');
  await link('free', 'U0SECOND');
  const download = await server.rest('free', 'GET', '/account/data');
  expect(download.body.data.slack).toMatchObject([{ slack_user_id: 'U0SECOND' }]);
  expect((await server.rest('free', 'DELETE', '/api/slack-link')).status).toBe(200);
  expect(await linkOf('free')).toBeNull();
  expect((await server.rest('free', 'DELETE', '/api/slack-link')).status).toBe(404);
  const events = await kysely
    .selectFrom('audit_events')
    .select(['action', 'actor', 'subject', 'facts'])
    .where('action', 'like', 'user.slack%')
    .orderBy('id')
    .execute();
  const who = `user:${server.userId('free')}`;
  expect(events).toEqual([
    { action: 'user.slack-linked', actor: who, subject: who, facts: { slackUserId: 'U0FIRST' } },
    { action: 'user.slack-linked', actor: who, subject: who, facts: { slackUserId: 'U0SECOND', replaced: 'U0FIRST' } },
    { action: 'user.slack-unlinked', actor: who, subject: who, facts: { slackUserId: 'U0SECOND' } },
  ]);
});

test('[XSLACK-003] a link ends with its user', async () => {
  await link('idea-gen', 'U0GONE');
  expect((await server.rest('idea-gen', 'POST', '/account/deletion', { organizations: [] })).status).toBe(200);
  expect(await server.database.kysely.selectFrom('slack_links').selectAll().execute()).toEqual([]);
  expect((await link('free', 'U0GONE')).status).toBe(200);
});
