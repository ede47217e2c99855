import { mergeCompany } from '../../areas/company-merges/mergeCompanies.ts';
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

/** A company that nothing else of the sample world is about. */
async function createCompany({ database }: TestServer): Promise<string> {
  const id = crypto.randomUUID();
  const company = { id, permalink: `/organization/${id}`, name: `Example ${id}` };
  await database.kysely.insertInto('organizations').values(company).execute();
  return id;
}

async function duplicate(server: TestServer): Promise<Example> {
  return { params: { id: await createCompany(server) }, body: { into: await createCompany(server) } };
}

async function mergedCompany(server: TestServer): Promise<Example> {
  const [mergedId, keptId] = [await createCompany(server), await createCompany(server)];
  const userId = server.world.users[0]?.id ?? '';
  await server.database.kysely
    .transaction()
    .execute((transaction) => mergeCompany(transaction, { mergedId, keptId }, userId));
  return { params: { id: mergedId } };
}

/** Calls of administrators that succeed in the sample world. */
export const staffExamples = {
  getCompanyCorrections: companyExample,
  previewMarketPatch: (server: TestServer) => ({
    ...companyExample(server),
    query: { market_id: marketIdOf(server), op: 'add' },
  }),
  getCompanyMerges: companyExample,
  previewCompanyMerge: (server: TestServer) => ({
    ...companyExample(server),
    query: { into: server.world.companies.at(-1)?.id ?? '' },
  }),
  mergeCompany: duplicate,
  undoCompanyMerge: mergedCompany,
  listSubmissions: () => ({}),
  answerSubmission: openSubmission,
  listFailedJobs: () => ({}),
  retryJob: failedJob,
  listAuditEvents: () => ({}),
  getUserRoles: ({ world }: TestServer) => ({ query: { ids: world.users[0]?.id ?? '' } }),
};
