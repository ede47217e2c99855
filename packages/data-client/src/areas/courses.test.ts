import { startTestServer, type TestServer } from 'fs-server/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDataClient } from '../createDataClient.ts';
import { expectOperations, recordingFetch, type SentRequest } from '../testing/sentRequests.ts';

let server: TestServer;
const requests: SentRequest[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  requests.length = 0;
});
afterAll(() => server.close());

const signedOut = (fetch = recordingFetch(requests)) =>
  createDataClient({ apiUrl: server.url, tokens: { idToken: async () => null }, fetch }).courses;
const dataOf = <Data>(outcome: { ok: true; data: Data } | { ok: false; error: string }): Data => {
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.data;
};

test('[GQL-027] courses are read by slug, featured, by category and as a list', async () => {
  const courses = signedOut();
  const page = { limit: 100, nextToken: null };
  const course = dataOf(await courses.courseBySlug('know-your-runway'));
  expectOperations(requests, { fields: ['courseBySlug'], variables: { slug: 'know-your-runway' } });
  expect(course.name).toBe('Know your runway');
  const featured = dataOf(await courses.featuredCourses());
  expectOperations(requests, { fields: ['featuredCourses'], variables: page });
  expect(featured.map(({ slug }) => slug)).toContain('read-a-term-sheet');
  expect(featured.every((each) => each.featured)).toBe(true);
  const finance = dataOf(await courses.coursesByCategory('finance'));
  expectOperations(requests, { fields: ['coursesByCategory'], variables: { category: 'finance', ...page } });
  expect(finance.map(({ slug }) => slug)).toEqual([
    'read-a-term-sheet',
    'know-your-runway',
    'prepare-for-due-diligence',
    'price-for-profit',
  ]);
  const all = dataOf(await courses.listCourses());
  expectOperations(requests, { fields: ['listCourses'], variables: page });
  expect(all).toHaveLength(24);
});

test('[ENTITY-039] [ENTITY-040] [ENTITY-041] a course has every field, its attachments and its videos too', async () => {
  const course = dataOf(await signedOut().courseBySlug('find-the-problem-worth-solving'));
  expect(course).toEqual({
    id: expect.any(String),
    name: 'Find the problem worth solving',
    category: 'product',
    slug: 'find-the-problem-worth-solving',
    short_description: 'Talk to ten users, and know which of their problems they would pay to lose.',
    description: 'Interviews, notes and a ranking that a team can agree on within two weeks.',
    content: expect.stringContaining('## Ask about last week'),
    featuredimage: null,
    published: true,
    featured: true,
    bizAssessmentCategory: 'product',
    order: 0,
    paid: false,
    locked: false,
    minutes: 1,
    progress: null,
    updatedAt: expect.stringMatching(/Z$/),
    attachments: [
      {
        id: expect.any(String),
        title: 'Interview notes',
        description: 'A table to fill in.',
        filetype: 'text/csv',
        order: 0,
        name: 'interview-notes.csv',
        size: expect.any(Number),
        url: expect.stringMatching(/^\/files\/of-courses\//),
      },
    ],
    videos: [
      {
        id: expect.any(String),
        title: 'Five questions for an interview',
        previewimage: null,
        description: 'Five bars, one after another.',
        duration: 8,
        order: 0,
        url: expect.stringMatching(/^\/files\/of-courses\//),
        captions: expect.stringMatching(/-captions\?/),
        seconds: 0,
      },
    ],
    next: {
      id: expect.any(String),
      name: 'Say no to features',
      category: 'product',
      slug: 'say-no-to-features',
    },
  });
});

test('a course that nobody has is not found', async () => {
  expect(await signedOut().courseBySlug('nothing')).toEqual({
    ok: false,
    error: 'Failed to fetch course',
    reason: 'not-found',
  });
});

test('a course that could not be published or unpublished says which', async () => {
  const courses = signedOut();
  expect(await courses.publishEditorCourse('1', true)).toMatchObject({ error: 'Failed to publish course' });
  expect(await courses.publishEditorCourse('1', false)).toMatchObject({ error: 'Failed to unpublish course' });
});
