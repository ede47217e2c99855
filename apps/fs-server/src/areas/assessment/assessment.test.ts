import type { BusinessAssessmentResult } from '@fs/api-contract';
import { assessmentQuestions, assessmentRoutes } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assessmentBody } from '../../http/testing/assessmentExamples.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const headersOf = async (role?: string) => ({ ...(role && { authorization: await server.authorizationOf(role) }) });

async function submit(body: object, role?: string): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api-public/assessments',
    headers: await headersOf(role),
    payload: body,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ id: string }>().id;
}
async function read(id: string, role?: string): Promise<BusinessAssessmentResult> {
  const answer = await server.app.inject({ url: `/api-public/assessments/${id}`, headers: await headersOf(role) });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** Answers in the order of the questions. */
const withAnswers = (answers: readonly number[]) => ({
  ...assessmentBody,
  answers: assessmentQuestions.map(({ id }, index) => ({ id, answer: answers[index] ?? 1 })),
});
const scoresOf = ({ result }: BusinessAssessmentResult) => result.map(({ category, score }) => `${category} ${score}`);

test('[FORM-001] a result is stored with email, userData, result and questions', async () => {
  const id = await submit({ ...withAnswers([1, 2, 3, 4, 5, 5, 4, 3, 2, 1]), email: ' Ada@Foresight.Example ' });
  const stored = await server.database.kysely
    .selectFrom('assessments')
    .select(['email', 'user_data', 'result', 'questions'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(stored).toEqual({
    email: 'ada@foresight.example',
    user_data: { name: 'Ada Minns', company: 'Cedar & Palm' },
    result: [
      { category: 'sales', score: 100 },
      { category: 'finance', score: 63 },
      { category: 'marketing', score: 63 },
      { category: 'product', score: 13 },
      { category: 'growth', score: 13 },
    ],
    questions: assessmentQuestions.map((question, index) => ({
      ...question,
      answer: [1, 2, 3, 4, 5, 5, 4, 3, 2, 1][index],
    })),
  });
});

test('[XASSESS-001] the server ranks five categories, each with two published courses about it', async () => {
  const result = await read(await submit(withAnswers([3, 3, 1, 1, 2, 2, 5, 5, 4, 4])));
  expect(scoresOf(result)).toEqual(['marketing 100', 'growth 75', 'product 50', 'sales 25', 'finance 0']);
  for (const { category, courses } of result.result) {
    expect(courses.map((course) => course.category)).toEqual([category, category]);
  }
  const finance = result.result.at(-1)?.courses.map(({ slug, paid }) => [slug, paid]);
  expect(finance).toEqual([
    ['read-a-term-sheet', true],
    ['know-your-runway', false],
  ]);
});

test('[XASSESS-002] a result is read by its link alone, and says who took it to nobody else', async () => {
  const id = await submit(assessmentBody, 'free');
  expect(await read(id, 'free')).toMatchObject({ email: assessmentBody.email, userData: assessmentBody.userData });
  for (const role of ['admin', undefined]) {
    expect(await read(id, role)).toMatchObject({ email: null, userData: null });
  }
  for (const unknown of ['11111111-1111-4111-8111-111111111111', 'none']) {
    expect((await server.app.inject(`/api-public/assessments/${unknown}`)).statusCode).toBe(404);
  }
});

test('[XASSESS-003] a repeated assessment is compared with the one before, but not with another user’s', async () => {
  const own = await read(await submit(withAnswers(new Array(10).fill(5)), 'individual'), 'individual');
  // The sample world has one of 90 days before.
  expect(own.result.map(({ category, score, previous }) => [category, score, previous])).toEqual([
    ['product', 100, 63],
    ['finance', 100, 38],
    ['sales', 100, 38],
    ['marketing', 100, 50],
    ['growth', 100, 13],
  ]);
  expect(own.previousAt).not.toBeNull();

  const first = await submit(withAnswers([]));
  expect((await read(first)).previousAt).toBeNull();
  const second = await read(await submit({ ...withAnswers(new Array(10).fill(3)), previous: first }));
  expect(second.result.every(({ previous }) => previous === 0)).toBe(true);
  const foreign = await read(await submit({ ...assessmentBody, previous: own.id }));
  expect(foreign.previousAt).toBeNull();
});

test.each([
  ['an invalid email', { email: 'ada at foresight' }],
  ['a missing answer', { answers: assessmentBody.answers.slice(1) }],
  ['two answers to one question', { answers: [...assessmentBody.answers.slice(1), assessmentBody.answers[1]] }],
  ['an answer beyond the scale', { answers: assessmentBody.answers.map(({ id }) => ({ id, answer: 6 })) }],
  ['an unknown question', { answers: assessmentBody.answers.map(({ answer }) => ({ id: 'luck', answer })) }],
])('%s is refused', async (_what, changes) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api-public/assessments',
    payload: { ...assessmentBody, ...changes },
  });
  expect(answer.statusCode).toBe(400);
});

test('results are stored no more often over GraphQL than over REST, however many one request asks for', async () => {
  const { email, userData, answers } = withAnswers([]);
  const input = { email, userData: JSON.stringify(userData), questions: JSON.stringify(answers) };
  const names = Array.from({ length: 12 }, (_, place) => `a${place}`);
  const each = names.map((name) => `${name}: createBusinessAssessmentResult(input: $input) { id }`);
  const request = {
    method: 'POST',
    url: '/graphql',
    headers: await headersOf('messenger'),
    payload: {
      query: `mutation ($input: CreateBusinessAssessmentResultInput!) { ${each.join(' ')} }`,
      variables: { input },
    },
  } as const;
  for (let call = 0; call < 3; call += 1) await server.app.inject(request);
  const { count } = await server.database.kysely
    .selectFrom('assessments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', server.world.users.find(({ role }) => role === 'messenger')?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(assessmentRoutes.submitAssessment.requestsPerMinute);
});
