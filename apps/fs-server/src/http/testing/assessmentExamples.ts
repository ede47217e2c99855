import { assessmentQuestions, type assessmentRoutes } from '@fs/api-contract';
import type { TestServer } from '../../testing/startTestServer.ts';
import type { Example } from './Example.ts';

/** A valid submission. */
export const assessmentBody = {
  email: 'ada@foresight.example',
  userData: { name: 'Ada Minns', company: 'Cedar & Palm' },
  answers: assessmentQuestions.map(({ id }) => ({ id, answer: 3 })),
};

/** A call of every route of the business assessment that succeeds in the sample world. */
export const assessmentExamples: Record<
  keyof typeof assessmentRoutes,
  (server: TestServer) => Example | Promise<Example>
> = {
  submitAssessment: () => ({ body: assessmentBody }),
  getAssessment: async ({ database: { kysely } }) => ({
    params: await kysely.selectFrom('assessments').select('id').limit(1).executeTakeFirstOrThrow(),
  }),
  getLatestAssessment: () => ({}),
};
