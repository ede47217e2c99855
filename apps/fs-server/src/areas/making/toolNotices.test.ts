import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Notice } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskFiles } from '../../files/diskFiles.ts';
import type { Files } from '../../files/files.ts';
import { createJobQueue, type JobHandler } from '../../jobs/jobQueue.ts';
import { type ListServer, startListServer } from '../watchlists/testing/listServer.ts';
import { makingHandlers } from './runJobs.ts';
import { factsWriter } from './tools/factsWriter.ts';

let server: ListServer;
let files: Files;
let dataDir: string;
beforeAll(async () => {
  server = await startListServer();
  dataDir = await mkdtemp(path.join(tmpdir(), 'foresight-tool-notices-'));
  files = await createDiskFiles({ dataDir });
  for (const table of ['notices', 'jobs'] as const) await server.database.kysely.deleteFrom(table).execute();
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Asks a tool. Returns the id of the job. */
async function ask(jobType: string, input: object): Promise<string> {
  const query = 'mutation ($input: CreateGenericJobInput!) { createGenericJob(input: $input) { id } }';
  const { body } = await server.graphql('admin', query, { input: { jobType, input: JSON.stringify(input) } });
  return body.data.createGenericJob.id;
}

const setStatus = (id: string, status: 'PENDING' | 'FAILED') =>
  server.graphql('admin', 'mutation ($input: UpdateGenericJobInput!) { updateGenericJob(input: $input) { id } }', {
    input: { id, status },
  });

async function runDue(now = () => new Date()) {
  const queue = createJobQueue(server.database, { now });
  const handlers = makingHandlers({ database: server.database, files, writer: factsWriter });
  while (await queue.runNext(handlers));
}

async function noticesOf(role: string) {
  const { notices } = (await server.rest(role, 'GET', '/api/notices')).body;
  return notices.map(({ kind, facts, path }: Notice) => ({ kind, facts, path }));
}

test('[XTOOL-014] the owner of a tool’s job gets one notice of its result, or of its failure, which leads to it', async () => {
  const company = server.world.companies.find(({ name }) => name === 'Voltmeer')?.id;
  const draft = await ask('social', { company, tone: 'neutral' });
  const failed = await ask('podcasts', { company: '00000000-0000-4000-8000-000000000000' });
  await setStatus(await ask('blog', { company, tone: 'neutral' }), 'FAILED');
  await runDue();
  const ofDraft = { kind: 'result-ready', facts: { subject: 'Voltmeer' }, path: `/tools/social?job=${draft}` };
  const ofFailed = { kind: 'result-failed', facts: { subject: '—' }, path: `/tools/podcasts?job=${failed}` };
  expect(await noticesOf('admin')).toEqual([ofFailed, ofDraft]);
  expect(await noticesOf('free')).toEqual([]);
  // Another attempt ends the job anew.
  await setStatus(failed, 'PENDING');
  await runDue();
  expect(await noticesOf('admin')).toEqual([ofFailed, ofFailed, ofDraft]);
});

test('[XTOOL-016] a job that ended its process each time gives one notice that it failed, and one more if staff run it again', async () => {
  const { kysely } = server.database;
  for (const table of ['notices', 'jobs'] as const) await kysely.deleteFrom(table).execute();
  const company = server.world.companies.find(({ name }) => name === 'Voltmeer')?.id;
  const id = await ask('social', { company, tone: 'neutral' });
  await ask('blog', { company, tone: 'neutral' });
  await setStatus(await ask('podcasts', { company }), 'FAILED');

  let time = new Date();
  for (let tries = 1; tries <= 3; tries += 1) {
    for (let jobs = 0; jobs < 3; jobs += 1) {
      const taken = Promise.withResolvers<void>();
      const ends: JobHandler = () => new Promise(() => taken.resolve());
      void createJobQueue(server.database, { now: () => time }).runNext({ 'generic-job': ends });
      await taken.promise;
    }
    time = new Date(time.getTime() + 6 * 60_000);
  }
  expect(await noticesOf('admin')).toEqual([]);
  // Another attempt has begun before the process that gives up.
  await kysely.updateTable('generic_jobs').set({ attempt: 2 }).where('job_type', '=', 'blog').execute();
  await runDue(() => time);
  await runDue(() => new Date(time.getTime() + 86_400_000));
  const failed = { kind: 'result-failed', facts: { subject: 'Voltmeer' }, path: `/tools/social?job=${id}` };
  expect(await noticesOf('admin')).toEqual([failed]);

  const work = await kysely.selectFrom('jobs').select('id').where('key', '=', `generic job ${id} 1`).execute();
  await server.rest('admin', 'POST', `/api/admin/jobs/${work[0]?.id}`);
  await runDue();
  expect(await noticesOf('admin')).toEqual([{ ...failed, kind: 'result-ready' }, failed]);
});
