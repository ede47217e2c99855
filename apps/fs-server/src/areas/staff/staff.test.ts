import type {
  AuditEntry,
  CompanyCorrections,
  FailedJob,
  Market,
  MarketPatchEffect,
  Submission,
  UserRoles,
} from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { ids, smallWorld } from '../../database/testing/smallWorld.ts';
import { addJob } from '../../jobs/addJob.ts';
import { createJobQueue, HopelessJob } from '../../jobs/jobQueue.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ world: smallWorld });
  headers = { authorization: await server.authorizationOf('admin') };
  // Only what the tests send.
  await server.database.kysely.deleteFrom('form_submissions').execute();
});
afterAll(() => server.close());

const call = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
  server.app.inject({ method, url, headers, ...(payload && { payload }) });
const send = (form: string, payload: object) =>
  server.app.inject({ method: 'POST', url: `/api-public/forms/${form}`, payload });

const list = async (query: string) =>
  (await call('GET', `/api/admin/submissions?${query}`)).json<{ count: number; submissions: Submission[] }>();

test('[XADMIN-020] suggestions, reports of wrong facts and messages are listed by kind, and a report names its company', async () => {
  await send('add-company', { name: 'Slipway', website: 'slipway.example', email: 'ann@visitor.example' });
  await send('support', { name: 'Ann', email: 'ann@visitor.example', message: 'It has 40 people.', company: ids.acme });
  await send('support', { name: 'Ann', email: 'ann@visitor.example', message: 'Hello' });
  expect((await list('kind=suggestion')).submissions).toMatchObject([
    { kind: 'suggestion', email: 'ann@visitor.example', organization: null, answered_at: null },
  ]);
  expect((await list('kind=report')).submissions).toMatchObject([
    { kind: 'report', organization: { id: ids.acme }, fields: [{ name: 'name' }, { name: 'message' }] },
  ]);
  expect(await list('kind=message&state=open')).toMatchObject({ count: 1, submissions: [{ kind: 'message' }] });
  expect((await list('state=answered')).count).toBe(0);
});

test('[XADMIN-021] an answer is mailed to the sender once, and closes the message', async () => {
  const [message] = (await list('kind=message')).submissions;
  const path = `/api/admin/submissions/${message?.id}`;
  const answered = await call('PUT', path, { answer: ' Welcome, Ann. ' });
  expect(answered.json<Submission>()).toMatchObject({ answer: 'Welcome, Ann.', answered_by: expect.any(String) });
  expect((await call('PUT', path, { answer: 'Again' })).statusCode).toBe(400);
  const mails = (await server.postedMails()).filter(({ to }) => to === 'ann@visitor.example');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('Answer to your message to Foresight');
  expect(mails[0]?.text).toContain('> Welcome, Ann.');
  expect(mails[0]?.text).toContain('> Hello');
  expect((await list('kind=message&state=open')).count).toBe(0);
});

test('a submission without an address is closed, but not answered', async () => {
  await send('add-company', { name: 'Quayside', website: 'quayside.example' });
  const [nameless] = (await list('kind=suggestion&state=open')).submissions;
  const path = `/api/admin/submissions/${nameless?.id}`;
  expect((await call('PUT', path, { answer: 'Thanks' })).statusCode).toBe(400);
  expect((await call('PUT', path, { answer: '' })).json<Submission>()).toMatchObject({ answer: null });
  expect((await call('PUT', '/api/admin/submissions/unknown', { answer: '' })).statusCode).toBe(404);
});

test('[XADMIN-022] a job that was given up is listed without its content, and runs again once it is retried', async () => {
  const { kysely } = server.database;
  await addJob(kysely, { kind: 'broken', key: 'broken', payload: { secret: 'x' }, runAt: new Date(0) });
  const queue = createJobQueue({ kysely });
  await queue.runNext({
    broken: async () => {
      throw new HopelessJob('No');
    },
  });
  const [job] = (await call('GET', '/api/admin/jobs')).json<FailedJob[]>();
  expect(job).toEqual({ id: job?.id, kind: 'broken', attempts: 1, failure: 'HopelessJob', failed_at: job?.failed_at });
  expect((await call('POST', `/api/admin/jobs/${job?.id}`)).statusCode).toBe(200);
  expect((await call('GET', '/api/admin/jobs')).json()).toEqual([]);
  expect((await call('POST', `/api/admin/jobs/${job?.id}`)).statusCode).toBe(404);
  expect(await queue.runNext({ broken: async () => undefined })).toBe(true);
});

test('[XADMIN-023] the audit log names who acted, and has pages', async () => {
  const first = (await call('GET', '/api/admin/audit')).json<{ events: AuditEntry[]; next: string | null }>();
  const [newest] = first.events;
  expect(newest).toMatchObject({ action: 'jobs.requeued', actor_name: expect.any(String) });
  expect(newest?.facts).toContainEqual({ name: 'count', value: '1' });
  const older = (await call('GET', `/api/admin/audit?before=${newest?.id}`)).json<{ events: AuditEntry[] }>();
  expect(older.events.map(({ id }) => id)).toEqual(first.events.slice(1).map(({ id }) => id));
});

test('the audit log names the companies, users and accounts that events are about', async () => {
  const [company] = smallWorld.companies;
  const user = smallWorld.users.find(({ role }) => role === 'free');
  const subjects = [`company:${company?.id}`, `user:${user?.id}`, 'company:gone', null];
  for (const subject of subjects) {
    await audit.record(server.database.kysely, { action: 'content.changed', actor: 'system', subject });
  }
  const { events } = (await call('GET', '/api/admin/audit')).json<{ events: AuditEntry[] }>();
  const names = events.slice(0, 4).map(({ subject_name }) => subject_name);
  expect(names).toEqual([null, null, `${user?.givenName} ${user?.familyName}`, company?.name]);
});

test('users that are found have their groups', async () => {
  const user = smallWorld.users.find(({ role }) => role === 'admin');
  const answer = await call('GET', `/api/admin/users/roles?ids=${user?.id},unknown`);
  expect(answer.json<UserRoles[]>()).toMatchObject([{ id: user?.id, groups: expect.arrayContaining(['admin']) }]);
});

test('[XADMIN-024] a correction keeps the source’s value beside it, and who set and reset it', async () => {
  const path = `/api/admin/companies/${ids.acme}`;
  const read = async () => (await call('GET', `${path}/corrections`)).json<CompanyCorrections>();
  const source = (await read()).facts.find(({ field }) => field === 'city')?.source;
  await call('PUT', `${path}/overlay`, { city: 'Lisbon' });
  const corrected = await read();
  expect(corrected.facts.find(({ field }) => field === 'city')).toEqual({
    field: 'city',
    source,
    value: 'Lisbon',
    is_corrected: true,
    as_of: expect.any(String),
  });
  await call('PUT', `${path}/overlay`, {});
  const { facts, history } = await read();
  expect(facts.find(({ field }) => field === 'city')).toMatchObject({ value: source, is_corrected: false });
  expect(history).toMatchObject([
    { set: [], reset: ['city'], market: null },
    { set: [{ field: 'city', value: 'Lisbon' }], reset: [], by: expect.any(String) },
  ]);
});

test('[XADMIN-043] a fact has the day of the source that says so, or of the source’s latest change, which a correction keeps', async () => {
  const { kysely } = server.database;
  const changed = (at: string) =>
    kysely.updateTable('organizations').set({ updated_at: at }).where('id', '=', ids.brio).execute();
  const path = `/api/admin/companies/${ids.brio}`;
  const daysOf = async () => {
    const { facts } = (await call('GET', `${path}/corrections`)).json<CompanyCorrections>();
    return new Map(facts.map(({ field, as_of }) => [field, as_of]));
  };
  await changed('2026-01-05T23:30:00Z');
  await kysely.deleteFrom('company_facts').where('organization_id', '=', ids.brio).execute();
  const { homepage_url, name } = await kysely
    .updateTable('organizations')
    .set({ homepage_url: 'https://brio.example' })
    .where('id', '=', ids.brio)
    .returning(['homepage_url', 'name'])
    .executeTakeFirstOrThrow();
  const said = { organization_id: ids.brio, field: 'homepage_url', source: 'Company website' } as const;
  await kysely
    .insertInto('company_facts')
    .values({ ...said, value: homepage_url ?? '', as_of: '2025-06-30' })
    .execute();
  for (const overlay of [{}, { name: `${name} AS` }, { name: `${name} AS`, homepage_url: null }, {}]) {
    await call('PUT', `${path}/overlay`, overlay);
    const days = await daysOf();
    expect([days.get('name'), days.get('homepage_url')]).toEqual(['2026-01-05', '2025-06-30']);
  }
  // The source changed since.
  await changed('2100-02-03T10:00:00Z');
  await call('PUT', `${path}/overlay`, { name: `${name} AS` });
  expect((await daysOf()).get('name')).toBe('2100-02-03');
});

test('[XADMIN-025] the effect of a market patch on the market’s count is known before it is saved', async () => {
  const path = `/api/admin/companies/${ids.acme}/markets`;
  const own = (await call('GET', `/api/admin/companies/${ids.acme}/corrections`)).json<CompanyCorrections>().markets[0];
  const measured = (await call('GET', `${path}/effect?market_id=${own?.id}&op=remove`)).json<MarketPatchEffect>();
  const before = own?.company_count ?? 0;
  expect(measured).toMatchObject({ name: own?.name, companies: { before, after: before - 1 } });
  const countOf = async () => (await call('GET', `/api/categories/${own?.id}`)).json<Market>();
  expect((await countOf()).companyCount).toBe(before);
  await call('POST', path, { market_id: own?.id ?? '', op: 'remove' });
  expect(await countOf()).toMatchObject({
    companyCount: measured.companies.after,
    totalFunding: measured.total_funding_usd.after,
  });
  const back = (await call('GET', `${path}/effect?market_id=${own?.id}&op=add`)).json<MarketPatchEffect>();
  expect(back.companies).toEqual({ before: before - 1, after: before });
  expect((await call('GET', `${path}/effect?market_id=tc3-nowhere&op=add`)).statusCode).toBe(404);
});

test.each(['/api/admin/submissions', '/api/admin/jobs', '/api/admin/audit', '/api/admin/users/roles?ids=a'])(
  'only administrators get %s',
  async (url) => {
    const free = { authorization: await server.authorizationOf('free') };
    expect((await server.app.inject({ url, headers: free })).statusCode).toBe(403);
    expect((await server.app.inject({ url })).statusCode).toBe(401);
  },
);
