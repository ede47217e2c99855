import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectRequests } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('editor');
});
beforeEach(() => {
  started.requests.length = 0;
});
afterAll(() => started.server.close());

const words = {
  title: 'Kelp farms grow',
  description: 'Three bays were added',
  content: 'The bays are shallow.',
  image: 'https://images.example/kelp.png',
  published_time: '2026-01-05T08:00:00.000Z',
  featured: false,
  marketpulse_category: null,
  summary: ['Three bays'],
};

test('[REST-093] [REST-094] [REST-095] [REST-096] an article is created, read in a list, changed and deleted', async () => {
  const { client, requests, server } = started;
  const org_id = server.world.companies[0]?.id ?? '';
  const created = await client.curation.createEditorArticle({ ...words, org_id });
  const id = created.ok ? created.data.id : '';
  const read = await client.curation.getEditorArticle(id);
  expect(read.ok && read.data).toMatchObject([{ id, title: 'Kelp farms grow' }]);
  await client.curation.updateEditorArticle({ ...words, org_id, id, title: 'Kelp farms grow fast' });
  const changed = await client.curation.getEditorArticle(id);
  expect(changed.ok && changed.data[0]?.title).toBe('Kelp farms grow fast');
  expect(await client.curation.deleteEditorArticle(id)).toMatchObject({ ok: true });
  expectRequests(
    requests,
    { method: 'POST', path: '/editors/article', body: { ...words, org_id } },
    { method: 'GET', path: `/editors/article/${id}` },
    { method: 'PUT', path: '/editors/article', body: { ...words, org_id, id, title: 'Kelp farms grow fast' } },
    { method: 'GET', path: `/editors/article/${id}` },
    { method: 'DELETE', path: `/editors/article/${id}` },
  );
});

test('[REST-097] [REST-098] [REST-099] [REST-100] [REST-101] content of other sites is requested for a company and removed', async () => {
  const { client, requests, server } = started;
  const companyId = server.world.companies[0]?.id ?? '';
  const asked = { companyId, name: 'Harborline', source: 'press' };
  const earned = await client.curation.requestEarnedContent({ ...asked, link: 'https://press.example/kelp' });
  expect(earned.ok && earned.data).toMatchObject({ kind: 'earned', status: 'pending' });
  const owned = await client.curation.requestOwnedContent({ ...asked, link: 'https://harborline.example/kelp' });
  expect(owned.ok && owned.data).toMatchObject({ kind: 'owned', status: 'pending' });
  // No job has fetched it yet.
  expect(await client.curation.deleteEarnedContent({ companyId, id: 'news-kelp' })).toMatchObject({ ok: false });
  const body = { companyName: 'Harborline', source: 'press' };
  expectRequests(
    requests,
    {
      method: 'PUT',
      path: `/companies/${companyId}/earnedContent`,
      body: { ...body, url: 'https://press.example/kelp' },
    },
    {
      method: 'PUT',
      path: `/companies/${companyId}/ownedContent`,
      body: { ...body, url: 'https://harborline.example/kelp' },
    },
    { method: 'DELETE', path: `/companies/${companyId}/earnedContent/news-kelp` },
  );
});

test('[ERROR-036] a request for an article of a company that is not there says “Failed to queue article”', async () => {
  const { client } = started;
  const asked = { companyId: 'no-such-company', link: 'https://press.example/kelp' };
  for (const sent of [
    await client.curation.requestEarnedContent(asked),
    await client.curation.requestOwnedContent(asked),
  ]) {
    expect(sent).toEqual({ ok: false, error: 'Failed to queue article', reason: 'not-found' });
  }
});

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12P4z8AAAAMBAQAY3Y2wAAAAAElFTkSuQmCC',
  'base64',
);

test('[REST-108] an uploaded image is public under a key of its time and random characters, with its name beside it', async () => {
  const { client, requests, server } = started;
  const from = Date.now();
  const file = new File([new Uint8Array(png)], 'kelp farm.png', { type: 'image/png' });
  const uploaded = await client.curation.uploadArticleImage(file);
  const url = uploaded.ok ? uploaded.data.url : '';
  const [key = '', id = ''] = /articles\/[\da-f]{32}\/([\da-f-]{36})\.png$/.exec(url) ?? [];
  const time = Number.parseInt(id.replace('-', '').slice(0, 12), 16);
  expect([time >= from, time <= Date.now()]).toEqual([true, true]);
  const served = await fetch(new URL(url, server.url));
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);
  const stored = server.database.kysely.selectFrom('article_images').select('name').where('key', '=', key);
  expect(await stored.execute()).toEqual([{ name: 'kelp farm.png' }]);
  const [upload, signed] = requests[1]?.path.replace('/files/', '').split('?') ?? [];
  expectRequests(
    requests,
    { method: 'GET', path: `/editors/images/upload?type=image/png&size=${png.length}` },
    { method: 'PUT', path: `/files/${upload}?${signed}` },
    { method: 'POST', path: '/editors/images', body: { key: upload, name: 'kelp farm.png' } },
  );
});
