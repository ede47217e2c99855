import { limits } from '@fs/api-contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../watchlists/testing/listServer.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
beforeEach(async () => {
  await server.database.kysely.deleteFrom('generic_jobs').execute();
  await server.database.kysely.deleteFrom('documents').execute();
});
afterAll(() => server.close());

/** The code of the error of a mutation, with its limit; `ok` without one. */
async function change(role: string, name: string, input: object): Promise<unknown> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { ${name}(input: $input) { id } }`;
  const { body } = await server.graphql(role, query, { input });
  return body.errors ? body.errors[0].extensions : 'ok';
}

/** Inserts finished snapshots of a user. @returns their ids */
async function insertSnapshots(role: string, count: number): Promise<string[]> {
  const row = {
    owner_id: server.userId(role),
    job_type: 'snapshot',
    input: '{}',
    output: '{}',
    status: 'COMPLETE',
    file_key: 'a file',
    expires_at: new Date(Date.now() + 86_400_000),
  } as const;
  const rows = await server.database.kysely
    .insertInto('generic_jobs')
    .values(Array.from({ length: count }, () => row))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

test('a snapshot that was deleted comes back only where the plan has space for it', async () => {
  const limit = limits.snapshotsByPlan['fuel-free'];
  const [id = ''] = await insertSnapshots('free', limit);
  expect(await change('free', 'deleteGenericJob', { id })).toBe('ok');
  expect(await change('free', 'updateGenericJob', { id, deleted: false })).toBe('ok');
  expect(await change('free', 'deleteGenericJob', { id })).toBe('ok');
  await insertSnapshots('free', 1);
  const over = { code: 'over-limit', of: 'snapshots', limit, current: limit };
  expect(await change('free', 'updateGenericJob', { id, deleted: false })).toMatchObject(over);
});

test('a notebook that was deleted comes back only where there is space for it', async () => {
  const { kysely } = server.database;
  const row = { owner_id: server.userId('idea-gen'), doctype: 'notebook', name: 'Notes', text: '' } as const;
  const { id } = await kysely.insertInto('documents').values(row).returning('id').executeTakeFirstOrThrow();
  expect(await change('idea-gen', 'deleteDocument', { id })).toBe('ok');
  const others = Array.from({ length: limits.documents }, () => ({ ...row, name: 'Other' }));
  await kysely.insertInto('documents').values(others).execute();
  const over = { code: 'over-limit', of: 'documents', limit: limits.documents };
  expect(await change('idea-gen', 'updateDocument', { id, deleted: false })).toMatchObject(over);
  await kysely.deleteFrom('documents').where('name', '=', 'Other').execute();
  expect(await change('idea-gen', 'updateDocument', { id, deleted: false })).toBe('ok');
});
