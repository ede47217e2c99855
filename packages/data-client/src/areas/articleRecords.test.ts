import { assessmentQuestions } from '@fs/api-contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectOperations } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('editor');
});
beforeEach(() => {
  started.requests.length = 0;
});
afterAll(() => started.server.close());

test('[GQL-029] a curated article is created, read, updated and deleted', async () => {
  const { client, requests, server } = started;
  const input = {
    title: 'Berths by the hour',
    description: 'Ports rent berths.',
    image: 'https://images.example/berth.png',
    published_time: '2026-01-05T08:00:00.000Z',
    summary: ['By the hour'],
    keywords: ['Ports'],
    org_id: server.world.companies[0]?.id ?? '',
  };
  const id = 'news-berths-by-the-hour';
  expect(await client.records.createCuratedArticle(input)).toEqual({
    ok: true,
    data: { ...input, id, content: '', featured: false, mpn_category: null },
  });
  expect(await client.records.updateCuratedArticle({ id, featured: true })).toMatchObject({ data: { featured: true } });
  expect(await client.records.getCuratedArticle(id)).toMatchObject({ data: { id, featured: true } });
  expect(await client.records.deleteCuratedArticle(id)).toMatchObject({ data: { id } });
  expect(await client.records.getCuratedArticle(id)).toMatchObject({
    ok: false,
    reason: 'not-found',
    error: 'Failed to fetch article',
  });
  expectOperations(
    requests,
    { fields: ['createCuratedArticle'], variables: { input } },
    { fields: ['updateCuratedArticle'], variables: { input: { id, featured: true } } },
    { fields: ['getCuratedArticle'], variables: { id } },
    { fields: ['deleteCuratedArticle'], variables: { input: { id } } },
    { fields: ['getCuratedArticle'], variables: { id } },
  );
});

test('[GQL-029] a result of the assessment is created, read, updated and deleted', async () => {
  const { client, requests } = started;
  const questions = JSON.stringify(assessmentQuestions.map(({ id }) => ({ id, answer: 5 })));
  const input = { email: 'ada@foresight.example', userData: '{"name":"Ada","company":"Cedar"}', questions };
  const created = await client.records.createBusinessAssessmentResult(input);
  expect(created).toMatchObject({ ok: true, data: { email: 'ada@foresight.example', userData: input.userData } });
  const id = created.ok ? created.data.id : '';
  expect(created.ok && JSON.parse(created.data.result)).toContainEqual({ category: 'finance', score: 100 });
  const changes = { id, email: 'ada@cedar.example' };
  expect(await client.records.updateBusinessAssessmentResult(changes)).toMatchObject({ data: changes });
  expect(await client.records.getBusinessAssessmentResult(id)).toMatchObject({ data: changes });
  expect(await client.records.deleteBusinessAssessmentResult(id)).toMatchObject({ data: { id } });
  expectOperations(
    requests,
    { fields: ['createBusinessAssessmentResult'], variables: { input } },
    { fields: ['updateBusinessAssessmentResult'], variables: { input: changes } },
    { fields: ['getBusinessAssessmentResult'], variables: { id } },
    { fields: ['deleteBusinessAssessmentResult'], variables: { input: { id } } },
  );
});

test('each failure says what failed', async () => {
  const { records } = started.client;
  const id = 'no-such-record';
  const failures = [
    await records.updateCuratedArticle({ id }),
    await records.deleteCuratedArticle(id),
    await records.getBusinessAssessmentResult(id),
    await records.updateBusinessAssessmentResult({ id }),
    await records.deleteBusinessAssessmentResult(id),
    await records.createBusinessAssessmentResult({ email: 'ada@foresight.example', userData: '{}', questions: '[]' }),
  ];
  expect(failures.map((outcome) => (outcome.ok ? outcome : [outcome.reason, outcome.error]))).toEqual([
    ['not-found', 'Failed to update news article'],
    ['not-found', 'Failed to delete Article. Please try again.'],
    ['not-found', 'Failed to fetch assessment result'],
    ['not-found', 'Failed to update assessment result'],
    ['not-found', 'Failed to delete assessment result'],
    ['invalid', 'Failed to create assessment result'],
  ]);
});
