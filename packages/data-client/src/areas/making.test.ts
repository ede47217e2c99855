import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOperations } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('admin');
});
afterAll(() => started.server.close());

const dataOf = <Value>(outcome: { ok: true; data: Value } | { ok: false; error: string }): Value => {
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.data;
};
const search = { table: 'companies' as const, name: 'Companies', words: [], filters: [], sort: [] };

test('[GQL-019] [ENTITY-035] social tones come in their order, with all of their fields', async () => {
  started.requests.length = 0;
  const tones = dataOf(await started.client.making.listSocialToness());
  expectOperations(started.requests, { fields: ['listSocialToness'], variables: { limit: 100, nextToken: null } });
  expect(tones.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5]);
  for (const tone of tones) {
    expect(Object.keys(tone).sort()).toEqual(['id', 'order', 'prefix', 'slug', 'suffix', 'tone']);
  }
});

test('[ENTITY-036] a job is created, read, listed, updated and deleted, with all of its fields', async () => {
  const { making } = started.client;
  const job = dataOf(await making.createGenericJob('snapshot', search));
  expect(Object.keys(job).sort()).toEqual([
    'cognitoId',
    'configuration',
    'content',
    'deleted',
    'documentID',
    'id',
    'input',
    'jobType',
    'metadata',
    'output',
    'owner',
    'status',
  ]);
  expect(dataOf(await making.getGenericJob(job.id))).toEqual(job);
  expect(dataOf(await making.genericJobsByOwner(started.userId, { jobType: 'snapshot' }))).toEqual([job]);
  expect(dataOf(await making.genericJobsByOwner(started.userId, { cap: 1 }))).toEqual([job]);
  expect(dataOf(await making.updateGenericJob({ id: job.id, status: 'FAILED' })).status).toBe('FAILED');
  expect(dataOf(await making.deleteGenericJob(job.id)).deleted).toBe(true);
  expect(dataOf(await making.genericJobsByOwner(started.userId))).toEqual([]);
  expect(await making.getGenericJob(job.id)).toMatchObject({ ok: false, error: 'Failed to fetch job' });
  expect(await making.getJobFile(job.id)).toMatchObject({ ok: false, reason: 'not-found' });
  expect(dataOf(await making.getToolExample('investors')).output).toContain('"investors"');
});

test('[ENTITY-037] a document is created, read, listed, updated and deleted, with all of its fields', async () => {
  const { making } = started.client;
  const document = dataOf(await making.createDocument({ doctype: 'notebook', name: 'Notes', text: '# One' }));
  expect(Object.keys(document).sort()).toEqual([
    'configuration',
    'content',
    'data',
    'doctype',
    'id',
    'input',
    'locked',
    'name',
    'owner',
    'partition',
    'partitionData',
    'role',
    'status',
    'text',
  ]);
  expect(dataOf(await making.getDocument(document.id))).toEqual(document);
  const changed = dataOf(await making.updateDocument(document.id, { revision: 1, text: '# Two' }));
  expect(changed.text).toBe('# Two');
  expect(await making.updateDocument(document.id, { revision: 1, text: '# Three' })).toMatchObject({
    ok: false,
    reason: 'conflict',
  });
  const listed = dataOf(await making.documentsByOwner(started.userId, 'notebook'));
  expect(listed.map(({ name }) => name)).toEqual(['Notes']);
  dataOf(await making.deleteDocument(document.id));
  expect(dataOf(await making.documentsByOwner(started.userId, 'notebook'))).toEqual([]);
  expect(dataOf(await making.restoreDocument(document.id)).name).toBe('Notes');
});

test('jobs and documents are created, updated and deleted by the operations of their names', async () => {
  const { client, requests } = started;
  const job = dataOf(await client.making.createGenericJob('snapshot', search));
  const document = dataOf(await client.making.createDocument({ doctype: 'blog', name: 'Draft' }));
  requests.length = 0;
  await client.making.updateGenericJob({ id: job.id, status: 'FAILED' });
  await client.making.deleteGenericJob(job.id);
  await client.making.updateDocument(document.id, { revision: 1, name: 'Other' });
  await client.making.deleteDocument(document.id);
  await client.making.createDocument({ doctype: 'blog', name: 'Draft' });
  expectOperations(
    requests,
    { fields: ['updateGenericJob'], variables: { input: { id: job.id, status: 'FAILED' } } },
    { fields: ['deleteGenericJob'], variables: { input: { id: job.id } } },
    { fields: ['updateDocument'], variables: { input: { id: document.id, revision: 1, name: 'Other' } } },
    { fields: ['deleteDocument'], variables: { input: { id: document.id } } },
    { fields: ['createDocument'], variables: { input: { doctype: 'blog', name: 'Draft' } } },
  );
});
