import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createJobQueue } from '../../../jobs/jobQueue.ts';
import { takePostedMails } from '../../../mail/testing/postedMails.ts';
import { type ListServer, startListServer } from '../testing/listServer.ts';
import { digestHandlers, scheduleToday } from './schedule.ts';

let server: ListServer;
/** The sample world ends at noon of the previous day. */
const morning = new Date('2026-11-21T07:00:00Z');
let time = morning;

beforeAll(async () => {
  server = await startListServer();
});
beforeEach(async () => {
  time = morning;
  const { kysely } = server.database;
  await kysely.deleteFrom('jobs').execute();
  await kysely.deleteFrom('watchlist_settings').execute();
  await kysely.updateTable('users').set({ watchlist_emails: true }).execute();
});
afterAll(() => server.close());

/** Runs all due jobs. @returns the posted mails */
async function runDue() {
  const { database, url } = server;
  const queue = createJobQueue(database, { now: () => time });
  await scheduleToday(queue, time);
  while (
    await queue.runNext(
      digestHandlers({ store: database, publicUrl: url, productName: 'Foresight', links: server.links }, queue),
    )
  );
  return takePostedMails(database);
}

const follow = (role: string, watchlistId: string, choices: { email?: boolean; funding_updates?: boolean }) =>
  server.database.kysely
    .insertInto('watchlist_settings')
    .values({ owner_id: server.userId(role), watchlist_id: watchlistId, ...choices })
    .execute();

/** Inserts a followed list with one company, which an article of the last day mentions. */
async function insertFollowedList(
  choices: { email?: boolean; funding_updates?: boolean },
  published_at = '2026-11-20T09:00:00Z',
) {
  const { world } = server;
  const article = world.articles.find(({ companyIds }) => companyIds.length > 0);
  await server.database.kysely
    .updateTable('articles')
    .set({ published_at })
    .where('id', '=', article?.id ?? '')
    .execute();
  const company = world.companies.find(({ id }) => id === article?.companyIds[0]);
  const id = await server.insertList({ owner: 'unlimited', name: 'Robots', companyIds: [company?.id ?? ''] });
  // Added before the digest's period.
  await server.database.kysely
    .updateTable('watchlist_items')
    .set({ added_at: '2026-01-01' })
    .where('watchlist_id', '=', id)
    .execute();
  await follow('unlimited', id, choices);
  return { id, line: `- ${company?.name}: ${article?.title}` };
}

test('a subscriber gets one mail a day, with the updates since the previous one', async () => {
  const { id, line } = await insertFollowedList({ email: true });
  const [mail, ...others] = await runDue();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: server.emailOf('unlimited'), subject: 'New on your Foresight watchlists' });
  expect(mail?.text).toContain(`Robots\n${line}`);
  expect(mail?.text).toContain(`${server.url}/fs/research/watchlists/${id}`);
  expect(mail?.html).toContain(`href="${server.url}/fs/research/watchlists/${id}"`);
  expect(await runDue()).toEqual([]);
  time = new Date('2026-11-22T07:00:00Z');
  expect(await runDue()).toEqual([]);
});

test('a digest comes at 7:00 of the user’s own time zone, and tells its period on their clock', async () => {
  await insertFollowedList({ email: true });
  const { kysely } = server.database;
  await kysely
    .insertInto('preferences')
    .values({ owner_id: server.userId('unlimited'), key: 'time_zone', value: 'Asia/Tokyo', details: null })
    .execute();
  try {
    time = new Date('2026-11-20T21:59:00Z');
    expect(await runDue()).toEqual([]);
    time = new Date('2026-11-20T22:00:00Z');
    const [mail] = await runDue();
    expect(mail?.to).toBe(server.emailOf('unlimited'));
    expect(mail?.text).toMatch(/^Since Friday, November 20 at 7:00 AM:\n/);
  } finally {
    await kysely.deleteFrom('preferences').where('key', '=', 'time_zone').execute();
  }
});

test('a digest is in the language that the user has chosen', async () => {
  await insertFollowedList({ email: true });
  const { kysely } = server.database;
  await kysely
    .insertInto('preferences')
    .values({ owner_id: server.userId('unlimited'), key: 'language', value: 'de', details: null })
    .execute();
  try {
    time = morning;
    const [mail] = await runDue();
    expect(mail?.subject).toBe('Neues auf Ihren Watchlists bei Foresight');
    expect(mail?.text).toMatch(/^Seit \S+, \d+\. November um /);
    expect(mail?.html).toContain('<html lang="de" dir="ltr">');
  } finally {
    await kysely.deleteFrom('preferences').where('key', '=', 'language').execute();
  }
});

test('the first digest has what arrived since the subscription, even if the day’s digests were planned before', async () => {
  time = new Date('2026-11-19T17:00:00Z');
  expect(await runDue()).toEqual([]);
  const { line } = await insertFollowedList({ email: true }, '2026-11-20T06:00:00Z');
  time = new Date('2026-11-20T07:00:00Z');
  expect(await runDue()).toEqual([]);
  time = morning;
  const [mail] = await runDue();
  expect(mail?.text).toContain(line);
});

test('includes companies that others added, but not the user’s own', async () => {
  const { id } = await insertFollowedList({ email: true });
  const [one, other] = server.world.companies.slice(-2);
  for (const [position, [company, adder]] of [[one, 'free'] as const, [other, 'unlimited'] as const].entries()) {
    await server.database.kysely
      .insertInto('watchlist_items')
      .values({
        watchlist_id: id,
        organization_id: company?.id ?? '',
        added_at: '2026-11-20T20:00:00Z',
        added_by: server.userId(adder),
        position: position + 1,
      })
      .execute();
  }
  const [mail] = await runDue();
  expect(mail?.text).toContain(`- Added to the list: ${one?.name}`);
  expect(mail?.text).not.toContain(`- Added to the list: ${other?.name}`);
});

test('subscribers of funding updates get deals, without articles', async () => {
  const { id, line } = await insertFollowedList({ funding_updates: true });
  const company = server.world.companies[5];
  await server.database.kysely
    .insertInto('watchlist_items')
    .values({ watchlist_id: id, organization_id: company?.id ?? '', added_at: '2026-01-01', position: 1 })
    .execute();
  await server.database.kysely
    .insertInto('funding_rounds')
    .values({
      id: 'fresh',
      organization_id: company?.id ?? '',
      round_type: 'venture',
      funded_on: '2026-11-21',
      raised_usd: 1_500_000,
      arrived_at: '2026-11-20T15:00:00Z',
    })
    .execute();
  const [mail] = await runDue();
  expect(mail?.text).toContain(`- ${company?.name} raised $1,500,000 (venture)`);
  expect(mail?.text).not.toContain(line);
});

test.each([
  ['the settings disable mail', async () => void (await insertFollowedList({}))],
  [
    'mail about lists is disabled in the account',
    async () => {
      await insertFollowedList({ email: true });
      const user = server.database.kysely.updateTable('users').where('id', '=', server.userId('unlimited'));
      await user.set({ watchlist_emails: false }).execute();
    },
  ],
  [
    'the user can no longer see the list',
    async () => {
      const { id } = await insertFollowedList({});
      await server.database.kysely.deleteFrom('watchlist_settings').execute();
      await follow('free', id, { email: true });
    },
  ],
])('sends no mail when %s', async (_reason, arrange) => {
  await arrange();
  expect(await runDue()).toEqual([]);
});

test('after days of downtime, one digest is sent and the schedule continues', async () => {
  await insertFollowedList({ email: true });
  const queue = createJobQueue(server.database, { now: () => time });
  await scheduleToday(queue, new Date('2026-11-18T12:00:00Z'));
  time = new Date('2026-11-21T09:00:00Z');
  const mails = await runDue();
  expect(new Set(mails.map(({ key }) => key)).size).toBe(mails.length);
  const days = await server.database.kysely
    .selectFrom('jobs')
    .select('key')
    .where('kind', '=', 'digests')
    .orderBy('key')
    .execute();
  expect(days.map(({ key }) => key)).toEqual(['digests 2026-11-18', 'digests 2026-11-21', 'digests 2026-11-22']);
});
