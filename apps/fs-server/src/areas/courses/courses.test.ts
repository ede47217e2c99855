import type { CourseProgress, EditorCourse, EditorCourseRow, UploadTarget } from '@fs/api-contract';
import { lessonCaptions, lessonVideo } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courseChanges } from '../../http/testing/courseExamples.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;
let headers: Record<string, Record<string, string>>;
beforeAll(async () => {
  server = await startTestServer();
  const of = async (role: string) => ({ authorization: await server.authorizationOf(role) });
  headers = {
    editor: await of('editor'),
    free: await of('free'),
    individual: await of('individual'),
    admin: await of('admin'),
    nobody: {},
  };
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object, who = 'editor') =>
  server.app.inject({ method, url, headers: headers[who] ?? {}, ...(payload && { payload }) });

interface ReadCourse {
  id: string;
  slug: string;
  category: string;
  locked: boolean;
  content: string;
  progress: CourseProgress | null;
  next: { slug: string } | null;
  videos: { id: string; url: string | null; captions: string | null; seconds: number }[];
  attachments: { id: string; url: string | null; filetype: string; size: number }[];
}

const query = `query ($slug: String!) { courseBySlug(slug: $slug) {
  id slug category locked content progress { percent done } next { slug }
  videos { id url captions seconds } attachments { id url filetype size }
} }`;

async function read(slug: string, who: string): Promise<ReadCourse | null> {
  const answer = await call('POST', '/graphql', { query, variables: { slug } }, who);
  return answer.json<{ data: { courseBySlug: ReadCourse | null } | null }>().data?.courseBySlug ?? null;
}

async function require(slug: string, who: string): Promise<ReadCourse> {
  const course = await read(slug, who);
  if (!course) throw new Error(`${who} can’t read ${slug}`);
  return course;
}

const create = async (name: string, category = 'growth') =>
  (await call('POST', '/editors/courses', { name, category })).json<EditorCourse>();
const save = (course: EditorCourse, more: object = {}) =>
  call('PUT', `/editors/courses/${course.id}`, {
    ...courseChanges,
    name: course.name,
    slug: course.slug,
    category: course.category,
    revision: course.revision,
    ...more,
  });

async function upload(course: EditorCourse, type: string, bytes: Buffer): Promise<string> {
  const asked = await call('GET', `/editors/courses/${course.id}/upload?type=${type}&size=${bytes.length}`);
  const { url, headers: sent, key } = asked.json<UploadTarget>();
  const put = await server.app.inject({ method: 'PUT', url, headers: sent, payload: bytes });
  expect(put.statusCode).toBe(204);
  return key;
}

test('[XADVISORY-001] of a paid course, free and signed-out callers get the first section, and no address of a file', async () => {
  for (const who of ['nobody', 'free']) {
    const course = await require('read-a-term-sheet', who);
    expect(course.locked).toBe(true);
    expect(course.content).toContain('## Price and pool');
    expect(course.content).not.toContain('Who is paid first');
    expect(course.videos.map(({ url, captions }) => [url, captions])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(course.attachments.map(({ url }) => url)).toEqual([null]);
    const file = `/api-public/courses/${course.id}/files/${course.videos[0]?.id}`;
    expect((await call('GET', file, undefined, who)).statusCode).toBe(404);
    const progress = await call('PUT', `/courses/${course.id}/progress`, { done: true }, who);
    expect(progress.statusCode).toBe(who === 'free' ? 404 : 401);
  }
  for (const who of ['individual', 'editor', 'admin']) {
    const course = await require('read-a-term-sheet', who);
    expect([course.locked, course.content.includes('Who decides')]).toEqual([false, true]);
  }
});

test('a free course is whole for everyone, and its files are sent by signed links, videos in parts', async () => {
  const course = await require('find-the-problem-worth-solving', 'nobody');
  expect(course).toMatchObject({ locked: false, progress: null, next: { slug: 'say-no-to-features' } });
  const [video] = course.videos;
  const whole = await server.app.inject(video?.url ?? '');
  expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/webm']);
  expect(whole.rawPayload.equals(Buffer.from(lessonVideo, 'base64'))).toBe(true);
  const part = await server.app.inject({ url: video?.url ?? '', headers: { range: 'bytes=10-19' } });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.rawPayload.length}`]);
  expect(part.rawPayload.equals(whole.rawPayload.subarray(10, 20))).toBe(true);
  const beyond = await server.app.inject({ url: video?.url ?? '', headers: { range: 'bytes=999999999-' } });
  expect(beyond.statusCode).toBe(416);
  const captions = await server.app.inject(video?.captions ?? '');
  expect([captions.headers['content-type'], captions.body]).toEqual(['text/vtt; charset=utf-8', lessonCaptions]);
  const attachment = await server.app.inject(course.attachments[0]?.url ?? '');
  expect(attachment.headers['content-disposition']).toContain("filename*=UTF-8''interview-notes.csv");
});

test('[XADVISORY-002] a link that expired or was changed is not found, and a new one is signed for whoever asks', async () => {
  const { id, videos } = await require('find-the-problem-worth-solving', 'nobody');
  const url = videos[0]?.url ?? '';
  for (const changed of [
    url.replace(/expires=\d+/, 'expires=1000'),
    url.replace('reach=published', 'reach=draft'),
    url.replace(/signature=./, 'signature=-'),
  ]) {
    expect((await server.app.inject(changed)).statusCode).toBe(404);
  }
  const renewed = await call('GET', `/api-public/courses/${id}/files/${videos[0]?.id}-captions`, undefined, 'nobody');
  const { url: captions } = renewed.json<{ url: string }>();
  expect((await server.app.inject(captions)).body).toContain('WEBVTT');
  expect((await call('GET', `/api-public/courses/${id}/files/nothing`, undefined, 'nobody')).statusCode).toBe(404);
});

test('[XADVISORY-003] progress is stored for each user: where they stopped, how much they watched, and that they are done', async () => {
  const before = await require('find-the-problem-worth-solving', 'free');
  const video = before.videos[0];
  const put = (body: object) => call('PUT', `/courses/${before.id}/progress`, body, 'free');
  expect((await put({})).json()).toEqual({ percent: 0, done: false });
  expect((await put({ video: { id: video?.id, seconds: 6 } })).json()).toEqual({ percent: 75, done: false });
  expect((await put({ video: { id: video?.id, seconds: 2 } })).json()).toEqual({ percent: 75, done: false });
  expect((await require(before.slug, 'free')).videos[0]?.seconds).toBe(2);
  expect((await put({ done: true })).json()).toEqual({ percent: 100, done: true });
  expect((await put({ done: false })).json()).toEqual({ percent: 75, done: false });
  expect((await put({ video: { id: before.attachments[0]?.id, seconds: 2 } })).statusCode).toBe(404);
  expect((await require(before.slug, 'individual')).progress).toEqual({ percent: 50, done: false });
  expect((await require(before.slug, 'nobody')).progress).toBeNull();
});

test('[XADVISORY-004] a course is for editors only until it is published, and its former slugs lead to it', async () => {
  const course = await create('Early days');
  expect(course).toMatchObject({ slug: 'early-days', published: false, revision: 1, edited_by: expect.any(String) });
  expect(await read('early-days', 'admin')).toBeNull();
  expect((await require('early-days', 'editor')).id).toBe(course.id);
  const published = await call('PUT', `/editors/courses/${course.id}/published`, { published: true });
  expect(published.json<EditorCourseRow>().published).toBe(true);
  expect((await save(course)).statusCode).toBe(409);
  const moved = await save({ ...course, revision: 2 }, { slug: 'Later days', category: 'sales' });
  expect(moved.json<EditorCourse>()).toMatchObject({ slug: 'later-days', category: 'sales', revision: 3 });
  expect(await require('early-days', 'nobody')).toMatchObject({ slug: 'later-days', category: 'sales' });
  expect((await create('Early days')).slug).toBe('early-days-2');
  const taken = await save({ ...moved.json<EditorCourse>() }, { slug: 'know-your-runway' });
  expect([taken.statusCode, taken.json()]).toMatchObject([400, { message: 'Another course has this URL slug' }]);
  expect((await call('DELETE', `/editors/courses/${course.id}`)).statusCode).toBe(200);
  expect(await read('later-days', 'editor')).toBeNull();
  expect((await call('DELETE', `/editors/courses/${course.id}`)).statusCode).toBe(404);
});

test('[XADVISORY-005] the second of two editors gets 409 with the first one’s version, and changes nothing', async () => {
  const course = await create('For two');
  expect((await save(course, { name: 'First' })).json<EditorCourse>()).toMatchObject({ name: 'First', revision: 2 });
  const second = await save(course, { name: 'Second' });
  expect([second.statusCode, second.json()]).toMatchObject([409, { current: { name: 'First', revision: 2 } }]);
});

test('editors attach videos with captions and files, arrange them, and take them away', async () => {
  const course = await create('With files');
  const webm = Buffer.from(lessonVideo, 'base64');
  const [video, captions, csv] = [
    await upload(course, 'video/webm', webm),
    await upload(course, 'text/vtt', Buffer.from(lessonCaptions)),
    await upload(course, 'text/csv', Buffer.from('a,b\n')),
  ];
  const clip = { title: 'Clip', description: '', previewimage: null, duration: 8 };
  const sheet = { title: 'Sheet', description: '', name: 'sheet.csv' };
  const wrong = await save(course, { attachments: [{ ...sheet, key: video }] });
  expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'Upload Sheet again before saving']);
  const saved = (
    await save(course, { videos: [{ ...clip, key: video, captions }], attachments: [{ ...sheet, key: csv }] })
  ).json<EditorCourse>();
  expect(saved).toMatchObject({
    videos: [{ title: 'Clip', duration: 8, size: webm.length, captions: expect.any(String) }],
    attachments: [{ title: 'Sheet', name: 'sheet.csv', filetype: 'text/csv', size: 4 }],
  });
  expect((await server.app.inject(saved.videos[0]?.url ?? '')).statusCode).toBe(200);
  const id = saved.videos[0]?.id;
  const again = (
    await save(saved, { videos: [{ ...clip, id, title: 'Renamed', captions: null }] })
  ).json<EditorCourse>();
  expect(again).toMatchObject({ videos: [{ id, title: 'Renamed', captions: null }], attachments: [] });
  expect((await server.app.inject(saved.attachments[0]?.url ?? '')).statusCode).toBe(404);
});

test('[XADVISORY-006] editors put the courses of a category in an order, which its list has after the featured ones', async () => {
  const list = async () =>
    (await call('GET', '/editors/courses')).json<EditorCourseRow[]>().filter(({ category }) => category === 'finance');
  const ids = (await list()).map(({ id }) => id);
  const reversed = ids.toReversed();
  expect((await call('PUT', '/editors/courses/order', { category: 'finance', ids: reversed })).statusCode).toBe(200);
  expect((await list()).map(({ id }) => id)).toEqual(reversed);
  const part = await call('PUT', '/editors/courses/order', { category: 'finance', ids: ids.slice(1) });
  expect(part.statusCode).toBe(400);
  const shown = await call(
    'POST',
    '/graphql',
    { query: '{ coursesByCategory(category: "finance") { items { slug featured } } }' },
    'nobody',
  );
  expect(shown.json().data.coursesByCategory.items).toEqual([
    { slug: 'read-a-term-sheet', featured: true },
    { slug: 'price-for-profit', featured: false },
    { slug: 'prepare-for-due-diligence', featured: false },
    { slug: 'know-your-runway', featured: false },
  ]);
});

test('[XADVISORY-007] the editors’ calls refuse everyone else with 403, and signed-out callers with 401', async () => {
  const { id } = await create('Only for editors');
  const calls: [Method, string, object?][] = [
    ['GET', '/editors/courses'],
    ['POST', '/editors/courses', { name: 'x', category: 'sales' }],
    ['PUT', '/editors/courses/order', { category: 'growth', ids: [id] }],
    ['GET', `/editors/courses/${id}`],
    ['PUT', `/editors/courses/${id}`, courseChanges],
    ['PUT', `/editors/courses/${id}/published`, { published: true }],
    ['DELETE', `/editors/courses/${id}`],
    ['GET', `/editors/courses/${id}/upload?type=text/csv&size=9`],
  ];
  for (const who of ['free', 'admin', 'nobody']) {
    const answers = await Promise.all(calls.map(([method, url, body]) => call(method, url, body, who)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => (who === 'nobody' ? 401 : 403)));
  }
});
