import { assessmentQuestions, libraryCategories } from '@fs/api-contract';
import { startTestServer, type TestServer } from 'fs-server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataClient } from '../createDataClient.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function callsOf(role?: string) {
  const token = role === undefined ? null : (await server.authorizationOf(role)).replace('Bearer ', '');
  return createDataClient({ apiUrl: server.url, tokens: { idToken: async () => token } }).assessment;
}
const dataOf = <Data>(outcome: { ok: true; data: Data } | { ok: false; error: string }): Data => {
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.data;
};

const body = {
  email: 'ada@foresight.example',
  userData: { name: 'Ada Minns', company: 'Cedar & Palm' },
  answers: assessmentQuestions.map(({ id }) => ({ id, answer: 4 })),
};

test('[ENTITY-038] a result has its id, email, user data, result and questions for who took it', async () => {
  const own = await callsOf('free');
  const { id } = dataOf(await own.submitAssessment(body));
  const result = dataOf(await own.getAssessment(id));
  expect(result).toMatchObject({
    id,
    email: body.email,
    userData: body.userData,
    questions: assessmentQuestions.map((question) => ({ ...question, answer: 4 })),
    previousAt: null,
  });
  expect(result.result.map(({ category, score }) => [category, score])).toEqual(
    libraryCategories.map((category) => [category, 75]),
  );
  expect(dataOf(await own.getLatestAssessment()).latest?.id).toBe(id);
  // Others have the link only.
  const shared = dataOf(await (await callsOf()).getAssessment(id));
  expect(shared).toEqual({ ...result, email: null, userData: null });
});

test('a result that nobody has is not found, and answers of another form are refused', async () => {
  const calls = await callsOf();
  expect(await calls.getAssessment('none')).toEqual({
    ok: false,
    error: 'Failed to fetch assessment result',
    reason: 'not-found',
  });
  const twice = body.answers.map(() => ({ id: 'sales-steps' as const, answer: 1 }));
  expect(await calls.submitAssessment({ ...body, answers: twice })).toEqual({
    ok: false,
    error: 'Couldn’t compute your result. Try again later.',
    reason: 'invalid',
  });
});
