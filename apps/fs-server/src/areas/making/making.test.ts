import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits } from '@fs/api-contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDiskFiles } from '../../files/diskFiles.ts';
import type { Files } from '../../files/files.ts';
import { createJobQueue, type JobFailure } from '../../jobs/jobQueue.ts';
import { type ListServer, startListServer } from '../watchlists/testing/listServer.ts';
import { makingHandlers } from './runJobs.ts';
import type { DraftWriter } from './tools/DraftWriter.ts';
import { factsWriter } from './tools/factsWriter.ts';

let server: ListServer;
let files: Files;
let dataDir: string;
beforeAll(async () => {
  server = await startListServer();
  dataDir = await mkdtemp(path.join(tmpdir(), 'foresight-making-'));
  files = await createDiskFiles({ dataDir });
});
beforeEach(async () => {
  const { kysely } = server.database;
  await kysely.deleteFrom('generic_jobs').execute();
  await kysely.deleteFrom('documents').execute();
  await kysely.deleteFrom('jobs').execute();
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const fields = 'id status jobType input output metadata deleted documentID owner cognitoId content configuration';
const search = { table: 'companies', name: 'Ports', words: ['Name contains a'], filters: [], sort: [] };

async function call(role: string | null, query: string, variables: object) {
  const { body } = await server.graphql(role, query, variables);
  return { data: body.data && Object.values(body.data)[0], error: body.errors?.[0] };
}
const create = (role: string, jobType: string, input: object) =>
  call(role, `mutation ($input: CreateGenericJobInput!) { createGenericJob(input: $input) { ${fields} } }`, {
    input: { jobType, input: JSON.stringify(input) },
  });
const update = (role: string, input: object) =>
  call(role, `mutation ($input: UpdateGenericJobInput!) { updateGenericJob(input: $input) { ${fields} } }`, { input });
const remove = (role: string, id: string) =>
  call(role, `mutation ($input: DeleteGenericJobInput!) { deleteGenericJob(input: $input) { ${fields} } }`, {
    input: { id },
  });
const read = (role: string, id: string) =>
  call(role, `query ($id: ID!) { getGenericJob(id: $id) { ${fields} } }`, { id });
const list = (role: string, variables: object = {}) =>
  call(
    role,
    `query ($owner: String!, $jobType: String, $limit: Int, $nextToken: String) {
      genericJobsByOwner(owner: $owner, jobType: $jobType, limit: $limit, nextToken: $nextToken) {
        items { ${fields} } nextToken
      }
    }`,
    { owner: server.userId(role), ...variables },
  );

async function runDue(writer: DraftWriter = factsWriter, now = () => new Date()): Promise<JobFailure[]> {
  const failures: JobFailure[] = [];
  const queue = createJobQueue(server.database, { now, onFailure: (failure) => failures.push(failure) });
  const handlers = makingHandlers({ database: server.database, files, writer });
  while (await queue.runNext(handlers));
  return failures;
}

test('[XSNAPSHOT-001] a snapshot waits, runs as a job, and comes to a CSV file of its rows', async () => {
  const { data: job } = await create('free', 'snapshot', search);
  expect(job).toMatchObject({ status: 'PENDING', jobType: 'snapshot', owner: server.userId('free'), output: null });
  expect(JSON.parse(job.metadata)).toMatchObject({ place: 1, expiresAt: null });
  expect(await runDue()).toEqual([]);
  const { data: done } = await read('free', job.id);
  const output = JSON.parse(done.output);
  expect(done.status).toBe('COMPLETE');
  expect(output.rows).toBe(server.world.companies.length);
  const row = await server.database.kysely.selectFrom('generic_jobs').selectAll().executeTakeFirstOrThrow();
  const bytes = await files.read(row.file_key ?? '');
  expect(bytes?.length).toBe(output.size);
  expect(bytes?.toString('utf8').split('\r\n')[0]).toBe(
    '\uFEFFName,Homepage,Location,Founded,Markets,Employees,Status,Total funding (USD),Rounds,Last funding',
  );
  const days = (new Date(JSON.parse(done.metadata).expiresAt).getTime() - Date.parse(output.asOf)) / 86_400_000;
  expect(days).toBe(limits.snapshotDays);
  const { notices } = (await server.rest('free', 'GET', '/api/notices')).body;
  expect(notices).toMatchObject([{ kind: 'export-ready', facts: { name: 'Ports' }, path: `/data/${job.id}` }]);
});

test('[XSNAPSHOT-002] a file is deleted once it has expired, and its link ends', async () => {
  const { data: job } = await create('free', 'snapshot', search);
  await runDue();
  const { key } = await server.database.kysely
    .selectFrom('generic_jobs')
    .select('file_key as key')
    .executeTakeFirstOrThrow();
  const link = await server.rest('free', 'GET', `/api/jobs/${job.id}/file`);
  expect(link.body.file_name).toMatch(/^Ports \d{4}-\d\d-\d\d\.csv$/);
  expect((await server.rest('admin', 'GET', `/api/jobs/${job.id}/file`)).status).toBe(404);
  const forged = link.body.url.replace(/signature=.{5}/, 'signature=AAAAA');
  expect((await server.app.inject(forged)).statusCode).toBe(404);
  const later = new Date(Date.now() + (limits.snapshotDays + 1) * 86_400_000);
  await runDue(factsWriter, () => later);
  expect(await files.read(key ?? '')).toBeNull();
  expect((await server.rest('free', 'GET', `/api/jobs/${job.id}/file`)).status).toBe(404);
});

test('[XSNAPSHOT-003] a plan limits stored snapshots, and a user’s waiting jobs', async () => {
  for (let made = 0; made < limits.snapshotsByPlan['fuel-free']; made += 1) {
    expect((await create('free', 'snapshot', search)).error).toBeUndefined();
  }
  expect((await create('free', 'snapshot', search)).error.extensions).toMatchObject({
    code: 'over-limit',
    of: 'snapshots',
    limit: 3,
  });
  for (let made = 0; made < limits.jobsWaiting; made += 1) await create('admin', 'snapshot', search);
  expect((await create('admin', 'snapshot', search)).error.extensions).toMatchObject({ of: 'jobs', limit: 5 });
});

test('[XSNAPSHOT-004] a job is canceled, retried, deleted and brought back by its owner alone', async () => {
  const { data: job } = await create('free', 'snapshot', search);
  for (const attempt of [
    read('admin', job.id),
    update('admin', { id: job.id, status: 'FAILED' }),
    remove('admin', job.id),
  ]) {
    expect((await attempt).error.extensions.code).toBe('not-found');
  }
  const { data: canceled } = await update('free', { id: job.id, status: 'FAILED' });
  expect([canceled.status, canceled.output]).toEqual(['FAILED', '{"failure":"canceled"}']);
  await runDue();
  expect((await read('free', job.id)).data.status).toBe('FAILED');
  expect((await update('free', { id: job.id, status: 'PENDING' })).data.status).toBe('PENDING');
  await runDue();
  expect((await read('free', job.id)).data.status).toBe('COMPLETE');
  expect((await remove('free', job.id)).data.deleted).toBe(true);
  expect((await list('free')).data.items).toEqual([]);
  expect((await update('free', { id: job.id, deleted: false })).data.deleted).toBe(false);
  await runDue(factsWriter, () => new Date(Date.now() + 86_400_000));
  expect((await read('free', job.id)).data.status).toBe('COMPLETE');
});

test('[XTOOL-006] a job names the company or market that it is about while it waits, and nothing for an unknown one', async () => {
  const market = server.world.markets[0];
  await create('admin', 'blog', { company: company(), tone: 'neutral' });
  await create('admin', 'investors', { market: market?.id ?? '', round: null });
  await create('admin', 'podcasts', { company: '00000000-0000-4000-8000-000000000000' });
  await create('admin', 'podcasts', { company: 'voltmeer' });
  await create('admin', 'snapshot', search);
  const { items } = (await list('admin')).data;
  const subjects = items.map(({ metadata }: { metadata: string }) => JSON.parse(metadata).subject);
  expect(subjects).toEqual([null, null, null, market?.name, 'Voltmeer']);
});

test('a deleted job is gone for good with its file after some minutes', async () => {
  const { data: job } = await create('free', 'snapshot', search);
  await runDue();
  await remove('free', job.id);
  await runDue(factsWriter, () => new Date(Date.now() + 3_600_000));
  const rows = await server.database.kysely.selectFrom('generic_jobs').selectAll().execute();
  expect(rows).toEqual([]);
  expect(await files.list(files.ownerFolder('snapshots', server.userId('free')))).not.toContain(job.id);
});

test('a snapshot of a list that is gone fails with its cause', async () => {
  const { data: job } = await create('free', 'snapshot', { ...search, table: 'watchlistCompanies', listId: 'nothing' });
  expect(await runDue()).toEqual([]);
  expect((await read('free', job.id)).data).toMatchObject({ status: 'FAILED', output: '{"failure":"no-data"}' });
});

test('rounds of a search are stored', async () => {
  const input = {
    table: 'fundings',
    name: 'Rounds',
    words: [],
    filters: [{ field: 'funded_on', op: 'since', value: '2020-01-01' }],
    sort: [{ field: 'funded_on', dir: 'desc' }],
  };
  const { data: job } = await create('free', 'snapshot', input);
  await runDue();
  expect((await read('free', job.id)).data.status).toBe('COMPLETE');
});

test('jobs are listed by page, the newest first, of one type or all', async () => {
  const ids: string[] = [];
  for (let made = 0; made < 3; made += 1) ids.unshift((await create('admin', 'snapshot', search)).data.id);
  const first = (await list('admin', { limit: 2 })).data;
  const second = (await list('admin', { limit: 2, nextToken: first.nextToken })).data;
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
  expect(second.nextToken).toBeNull();
  expect((await list('admin', { jobType: 'blog' })).data.items).toEqual([]);
  expect((await list('free', { owner: server.userId('admin') })).data.items).toEqual([]);
});

test('[XTOOL-001] a tool is refused without its capability, also when the plan has ended before it runs', async () => {
  const input = { market: server.world.markets[0]?.id ?? '', round: null };
  expect((await create('free', 'investors', input)).error.extensions.code).toBe('forbidden');
  expect((await create('individual-plus', 'content', { company: 'x', tone: 'neutral' })).error.extensions.code).toBe(
    'forbidden',
  );
  const { data: job } = await create('unlimited', 'investors', input);
  const { kysely } = server.database;
  await kysely.updateTable('users').set({ staff_groups: [] }).where('id', '=', server.userId('unlimited')).execute();
  await runDue();
  expect((await read('unlimited', job.id)).data).toMatchObject({ status: 'FAILED', output: '{"failure":"denied"}' });
  await kysely
    .updateTable('users')
    .set({ staff_groups: ['unlimited'] })
    .where('id', '=', server.userId('unlimited'))
    .execute();
});

test('[XTOOL-002] investors are ranked by their rounds in a market', async () => {
  const rows = await server.database.kysely.selectFrom('market_investors').selectAll().execute();
  const known = rows.find(({ rank }) => rank === 1);
  const { data: job } = await create('admin', 'investors', { market: known?.market_id ?? '', round: null });
  await runDue();
  const output = JSON.parse((await read('admin', job.id)).data.output);
  const counts = output.investors.map(({ invested }: { invested: number }) => invested);
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
  expect(counts[0]).toBe(known?.rounds);
  expect(output.rounds).toBeGreaterThanOrEqual(counts[0]);
});

const company = () => server.world.companies.find(({ name }) => name === 'Voltmeer')?.id ?? '';

test('[XTOOL-003] a draft cites a fact in each sentence, and is stored as a document', async () => {
  const { data: job } = await create('admin', 'blog', { company: company(), tone: 'curious' });
  await runDue();
  const { data: done } = await read('admin', job.id);
  const output = JSON.parse(done.output);
  expect(output.writer).toBe('facts');
  expect(output.sentences.length).toBeGreaterThan(2);
  for (const { facts } of output.sentences) expect(output.facts[facts[0]].text).toBeTruthy();
  const document = await call('admin', 'query ($id: ID!) { getDocument(id: $id) { doctype status text } }', {
    id: done.documentID,
  });
  expect(document.data).toMatchObject({ doctype: 'blog', status: 'READY' });
  expect(document.data.text).toContain('[^1]');
});

test('[XTOOL-004] a sentence of a hosted model with a number that its facts don’t have is left out', async () => {
  const { data: job } = await create('admin', 'social', { company: company(), tone: 'neutral' });
  const writer: DraftWriter = {
    writer: 'model',
    write: async ({ facts }) => ({
      title: 'Posts of 2031',
      sentences: [
        { text: `${facts[0]?.text}, with 987654 customers.`, facts: [0] },
        { text: `${facts[0]?.text}!`, facts: [0] },
        { text: 'Nothing is cited.', facts: [99] },
      ],
    }),
  };
  await runDue(writer);
  const output = JSON.parse((await read('admin', job.id)).data.output);
  expect(output.writer).toBe('model');
  expect(output.title).toBe('Voltmeer');
  expect(output.sentences).toHaveLength(1);
});

test('a failure of the hosted model is reported without its answer, and can be retried', async () => {
  const { data: job } = await create('admin', 'social', { company: company(), tone: 'neutral' });
  const writer: DraftWriter = { writer: 'model', write: () => Promise.reject(new Error('down')) };
  expect(await runDue(writer)).toMatchObject([{ kind: 'generic-job', failure: 'HopelessJob', isGivenUp: true }]);
  expect((await read('admin', job.id)).data).toMatchObject({ status: 'FAILED', output: '{"failure":"unexpected"}' });
  await update('admin', { id: job.id, status: 'PENDING' });
  await runDue();
  expect((await read('admin', job.id)).data.status).toBe('COMPLETE');
});

test('[XTOOL-005] podcasts are listed by company, and a company without any fails with its cause', async () => {
  const { organization_id } = await server.database.kysely
    .selectFrom('podcast_organizations')
    .select('organization_id')
    .executeTakeFirstOrThrow();
  const { data: job } = await create('admin', 'podcasts', { company: organization_id });
  const { data: other } = await create('admin', 'podcasts', { company: '00000000-0000-4000-8000-000000000000' });
  await runDue();
  expect(JSON.parse((await read('admin', job.id)).data.output).podcasts.length).toBeGreaterThan(0);
  expect((await read('admin', other.id)).data.output).toBe('{"failure":"no-data"}');
});

test.each(['investors', 'blog', 'social', 'podcasts', 'content'])('the example of %s has a result', async (type) => {
  const { status, body } = await server.rest('free', 'GET', `/api/tools/${type}/example`);
  expect(status).toBe(200);
  expect(JSON.parse(body.output)).toBeTruthy();
});

test.each([
  ['snapshot', { ...search, table: 'people' }],
  ['snapshot', { ...search, more: 1 }],
  ['investors', { market: 'x' }],
  ['nothing', {}],
])('rejects a %s of another form', async (type, input) => {
  expect((await create('admin', type, input)).error.extensions.code).toBe('invalid');
});
