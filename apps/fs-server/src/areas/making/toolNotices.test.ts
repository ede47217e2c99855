import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Notice } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskFiles } from '../../files/diskFiles.ts';
import type { Files } from '../../files/files.ts';
import { createJobQueue } from '../../jobs/jobQueue.ts';
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

async function runDue() {
  const queue = createJobQueue(server.database);
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
