import type { TestServer } from '../../testing/startTestServer.ts';
import type { Example } from './Example.ts';
import { companyExample, marketIdOf } from './exampleRecords.ts';

/** A message from a form that is open. */
async function openSubmission({ database }: TestServer): Promise<Example> {
  const { id } = await database.kysely
    .insertInto('form_submissions')
    .values({
      form: 'support',
      fields: JSON.stringify({ name: 'Ann', email: 'ann@visitor.example', message: 'Hello' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id }, body: { answer: 'Welcome' } };
}

/** A job that was given up. */
async function failedJob({ database }: TestServer): Promise<Example> {
  const now = new Date();
  const { id } = await database.kysely
    .insertInto('jobs')
    .values({
      kind: 'broken',
      key: crypto.randomUUID(),
      payload: '{}',
      run_at: now,
      finished_at: now,
      failure: 'Error',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
}

/** Calls of administrators that succeed in the sample world. */
export const staffExamples = {
  getCompanyCorrections: companyExample,
  previewMarketPatch: (server: TestServer) => ({
    ...companyExample(server),
    query: { market_id: marketIdOf(server), op: 'add' },
  }),
  listSubmissions: () => ({}),
  answerSubmission: openSubmission,
  listFailedJobs: () => ({}),
  retryJob: failedJob,
  listAuditEvents: () => ({}),
  getUserRoles: ({ world }: TestServer) => ({ query: { ids: world.users[0]?.id ?? '' } }),
};
