import { randomUUID } from 'node:crypto';
import { limits, type Notice, type NoticePage } from '@fs/api-contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createJobQueue } from '../../../jobs/jobQueue.ts';
import { takePostedMails } from '../../../mail/testing/postedMails.ts';
import { noticeMailHandlers } from '../../notices/noticeMails.ts';
import { digestHandlers, scheduleToday } from '../../watchlists/digest/schedule.ts';
import { type ListServer, startListServer } from '../../watchlists/testing/listServer.ts';
import { viewAlertJobs } from './schedule.ts';

let server: ListServer;
const evening = new Date('2026-11-20T18:00:00Z');
const morning = new Date('2026-11-21T07:00:00Z');
let time = morning;

beforeAll(async () => {
  server = await startListServer();
});
beforeEach(async () => {
  time = morning;
  const { kysely } = server.database;
  for (const table of ['jobs', 'notices', 'table_views'] as const) await kysely.deleteFrom(table).execute();
  await kysely.deleteFrom('organizations').where('country_code', '=', 'PRT').execute();
});
afterAll(() => server.close());

const inLisbon = { location: { kind: 'text', text: 'Lisbon' } };

async function createView(role: string, filters: object = inLisbon, view: object = {}): Promise<string> {
  const state = { sort: [], filters, pageSize: 8 };
  const { body } = await server.rest(role, 'POST', '/api/table-views', {
    table: 'companies',
    name: 'In Lisbon',
    state,
    ...view,
  });
  return body.id;
}

const alert = (role: string, method: 'GET' | 'PUT' | 'DELETE', id: string) =>
  server.rest(role, method, `/api/table-views/${id}/alert`);

/** Turns an alert on, as if in the evening before the jobs run. */
async function turnOn(role: string, id: string) {
  const answer = await alert(role, 'PUT', id);
  await server.database.kysely
    .updateTable('view_alerts')
    .set({ checked_until: evening })
    .where('view_id', '=', id)
    .execute();
  return answer;
}

/** Inserts a company that arrived at night. */
async function insertCompany(name: string, { city = 'Lisbon', created_at = '2026-11-21T02:00:00Z' } = {}) {
  const id = randomUUID();
  await server.database.kysely
    .insertInto('organizations')
    .values({ id, permalink: id, name, city, country_code: 'PRT', created_at })
    .execute();
  return id;
}

/** Runs all due jobs. @returns the posted mails */
async function runDue() {
  const { database, url, links } = server;
  const queue = createJobQueue(database, { now: () => time });
  await scheduleToday(queue, time);
  const context = { store: database, publicUrl: url, productName: 'Foresight', links };
  const handlers = { ...digestHandlers(context, queue), ...viewAlertJobs(database) };
  while (await queue.runNext(handlers));
  // Mails of notices are due now.
  const mailQueue = createJobQueue(database);
  while (await mailQueue.runNext(noticeMailHandlers(context)));
  return takePostedMails(database);
}

/** The notices of a user, the newest first. */
async function received(role: string): Promise<Pick<Notice, 'kind' | 'facts' | 'path'>[]> {
  const { body } = await server.rest(role, 'GET', '/api/notices');
  return (body as NoticePage).notices.map(({ kind, facts, path }) => ({ kind, facts, path }));
}

test('[XALERT-001] [XALERT-004] an alert gives one notice and one mail a day, with what is new in its view', async () => {
  const id = await createView('individual');
  expect((await alert('individual', 'GET', id)).body).toEqual({ isOn: false, checkedAt: null, obstacle: null });
  expect((await turnOn('individual', id)).body).toEqual({
    isOn: true,
    checkedAt: expect.any(String),
    obstacle: null,
  });
  await insertCompany('Tagus Robotics');
  await insertCompany('Alfama Labs', { created_at: '2026-11-21T03:00:00Z' });
  await insertCompany('Elsewhere', { city: 'Porto' });
  await insertCompany('Known before', { created_at: '2026-11-20T12:00:00Z' });
  const [mail, ...others] = await runDue();
  expect(others).toEqual([]);
  const path = `/research/companies?view=${id}&since=${encodeURIComponent(evening.toISOString())}`;
  expect(await received('individual')).toEqual([
    {
      kind: 'view-news',
      facts: { view: 'In Lisbon', count: '2', names: 'Alfama Labs · Tagus Robotics' },
      path,
    },
  ]);
  expect(mail?.to).toBe(server.emailOf('individual'));
  expect(mail?.text).toContain('2 new in your view “In Lisbon”: Alfama Labs · Tagus Robotics');
  expect(mail?.text).toContain(`${server.url}/fs${path}`);
  expect(mail?.text).toContain('/fs/unsubscribe');

  // The same day again, and a day without news.
  expect(await runDue()).toEqual([]);
  time = new Date('2026-11-22T07:00:00Z');
  expect(await runDue()).toEqual([]);
  expect(await received('individual')).toHaveLength(1);
});

test('[XALERT-001] an alert of rounds names their companies, up to 10 of them', async () => {
  const id = await createView(
    'individual',
    { raised_usd: { kind: 'number', operator: '>', value: 1_000_000 } },
    { table: 'funding', name: 'Large rounds' },
  );
  await turnOn('individual', id);
  const company = await insertCompany('Belém Energy', { created_at: '2026-01-01T00:00:00Z' });
  const round = {
    organization_id: company,
    round_type: 'seed',
    funded_on: '2026-11-20',
    arrived_at: '2026-11-21T01:00:00Z',
  };
  await server.database.kysely
    .insertInto('funding_rounds')
    .values([
      ...Array.from({ length: 12 }, (_, at) => ({ ...round, id: `new-${at}`, raised_usd: 2_000_000 + at })),
      { ...round, id: 'small', raised_usd: 1000 },
    ])
    .execute();
  await runDue();
  const names = Array.from({ length: limits.viewAlertRows }, () => 'Belém Energy').join(' · ');
  expect(await received('individual')).toEqual([
    {
      kind: 'view-news',
      facts: { view: 'Large rounds', count: '12', names },
      path: `/companies/search/funding?view=${id}&since=${encodeURIComponent(evening.toISOString())}`,
    },
  ]);
});

test('[XALERT-004] a user without notice emails gets the notice alone', async () => {
  const id = await createView('individual-plus');
  await turnOn('individual-plus', id);
  await insertCompany('Chiado Foods');
  const { kysely } = server.database;
  const user = kysely.updateTable('users').where('id', '=', server.userId('individual-plus'));
  await user.set({ notice_emails: false }).execute();
  try {
    expect(await runDue()).toEqual([]);
  } finally {
    await user.set({ notice_emails: true }).execute();
  }
  expect(await received('individual-plus')).toHaveLength(1);
});

test('[XALERT-003] the alert comes at 7:00 of the user’s own time zone', async () => {
  const { kysely } = server.database;
  await kysely
    .insertInto('preferences')
    .values({ owner_id: server.userId('unlimited'), key: 'time_zone', value: 'Asia/Tokyo', details: null })
    .execute();
  try {
    await turnOn('unlimited', await createView('unlimited'));
    await insertCompany('Rossio Health', { created_at: '2026-11-20T20:00:00Z' });
    time = new Date('2026-11-20T21:59:00Z');
    await runDue();
    expect(await received('unlimited')).toEqual([]);
    time = new Date('2026-11-20T22:00:00Z');
    await runDue();
    expect(await received('unlimited')).toHaveLength(1);
  } finally {
    await kysely.deleteFrom('preferences').where('key', '=', 'time_zone').execute();
  }
});

test('[XALERT-002] a view of somebody else answers as missing, and one of the own account can have an alert', async () => {
  const own = await createView('individual');
  const shared = await createView('teams-owner', inLisbon, { accountID: server.accountId('Longview Research') });
  const answers = await Promise.all(
    (['GET', 'PUT', 'DELETE'] as const).flatMap((method) => [own, 'nothing'].map((id) => alert('free', method, id))),
  );
  expect(answers).toMatchObject(Array.from({ length: 6 }, () => ({ status: 404, body: { message: 'Not found' } })));
  expect((await alert('teams-member', 'PUT', shared)).body.isOn).toBe(true);
  // Each user has an alert of their own.
  expect((await alert('teams-owner', 'GET', shared)).body.isOn).toBe(false);
});

test('[XALERT-002] whoever can no longer open a view gets no notice of it', async () => {
  const id = await createView('individual');
  await turnOn('individual', id);
  await insertCompany('Graça Mobility');
  await server.database.kysely
    .updateTable('table_views')
    .set({ owner_id: server.userId('free') })
    .where('id', '=', id)
    .execute();
  await runDue();
  expect((await alert('individual', 'GET', id)).status).toBe(404);
  expect(await received('individual')).toEqual([]);
});

const unsupported = 'This view has a filter that alerts don’t support';

test.each([
  {
    what: 'of markets',
    view: { table: 'markets' },
    obstacle: 'table',
    message: 'Only views of companies and funding rounds can have alerts',
  },
  {
    what: 'with a filter that no search has',
    filters: { homepage_url: { kind: 'empty', isNot: true } },
    obstacle: 'filters',
    message: unsupported,
  },
  {
    what: 'with a stored value that a search rejects',
    filters: { last_round_on: { kind: 'date', operator: '>', month: '0000-03' } },
    obstacle: 'filters',
    message: unsupported,
  },
])('[XALERT-005] a view $what cannot have an alert, and the answer says why', async (example) => {
  const { view, filters = {}, obstacle, message } = example;
  const id = await createView('editor', filters, view);
  expect((await alert('editor', 'GET', id)).body).toEqual({ isOn: false, checkedAt: null, obstacle });
  expect(await alert('editor', 'PUT', id)).toMatchObject({ status: 400, body: { message } });
  expect((await alert('editor', 'GET', id)).body.isOn).toBe(false);
});

test('[XALERT-005] an alert whose view got an unsupported filter waits until it is supported again', async () => {
  const id = await createView('editor');
  await turnOn('editor', id);
  await insertCompany('Estrela Water');
  const save = (revision: number, filters: object) =>
    server.rest('editor', 'PUT', `/api/table-views/${id}`, { revision, state: { sort: [], filters, pageSize: 8 } });
  await save(1, { ...inLisbon, homepage_url: { kind: 'empty' } });
  expect((await alert('editor', 'GET', id)).body).toMatchObject({ isOn: true, obstacle: 'filters' });
  await runDue();
  expect(await received('editor')).toEqual([]);
  await save(2, inLisbon);
  time = new Date('2026-11-22T07:00:00Z');
  await runDue();
  expect((await received('editor')).map(({ facts }) => facts)).toEqual([
    { view: 'In Lisbon', count: '1', names: 'Estrela Water' },
  ]);
});

test('[XALERT-006] a user has alerts for up to 20 views, even if added concurrently', async () => {
  const ids: string[] = [];
  for (let at = 0; at <= limits.viewAlerts; at += 1)
    ids.push(await createView('notebooks', {}, { name: `View ${at}` }));
  const answers = await Promise.all(ids.map((id) => alert('notebooks', 'PUT', id)));
  const refused = answers.filter(({ status }) => status === 403);
  expect(refused.map(({ body }) => body)).toMatchObject([
    {
      type: 'Limits Exceeded',
      message: 'You can have alerts for up to 20 views. Turn one off to add another.',
      limit: 20,
      current: 20,
      of: 'viewAlerts',
    },
  ]);
  const on = ids[answers.findIndex(({ status }) => status === 200)] ?? '';
  const off = ids[answers.findIndex(({ status }) => status === 403)] ?? '';
  // One that is on stays on, and another takes the place of one that is off.
  expect((await alert('notebooks', 'PUT', on)).status).toBe(200);
  expect((await alert('notebooks', 'DELETE', on)).body.isOn).toBe(false);
  expect((await alert('notebooks', 'PUT', off)).body.isOn).toBe(true);
});

test('[XALERT-007] an alert goes with its view, and is in the download of the account', async () => {
  const id = await createView('individual');
  await turnOn('individual', id);
  const { body } = await server.rest('individual', 'GET', '/account/data');
  expect(body.data.viewAlerts).toEqual([
    { view_id: id, checked_until: expect.stringContaining('2026-11-20'), created_at: expect.any(String) },
  ]);
  await server.rest('individual', 'DELETE', `/api/table-views/${id}`);
  expect(await server.database.kysely.selectFrom('view_alerts').selectAll().execute()).toEqual([]);
});
