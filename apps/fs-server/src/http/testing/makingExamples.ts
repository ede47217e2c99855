import type { TestServer } from '../../testing/startTestServer.ts';
import type { Example } from './Example.ts';

/** Creates a finished snapshot of the user with this role, and a notebook. */
export async function createMadeRecords({ world, database: { kysely } }: TestServer, role = 'admin') {
  const owner_id = world.users.find((user) => user.role === role)?.id ?? '';
  const search = { table: 'companies', name: 'Companies', words: [], filters: [], sort: [] };
  const { id: jobId } = await kysely
    .insertInto('generic_jobs')
    .values({
      owner_id,
      job_type: 'snapshot',
      input: JSON.stringify(search),
      output: JSON.stringify({ rows: 1, total: 1, size: 9, asOf: '2026-11-20T08:00:00Z', fileName: 'Companies.csv' }),
      status: 'COMPLETE',
      file_key: `snapshots/${'0'.repeat(32)}/01890000-0000-7000-8000-000000000000.csv`,
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: documentId } = await kysely
    .insertInto('documents')
    .values({ owner_id, doctype: 'blog', name: 'Draft' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { jobId, documentId };
}

export async function jobFileExample(server: TestServer): Promise<Example> {
  return { params: { id: (await createMadeRecords(server)).jobId } };
}
