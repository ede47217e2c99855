import { createDataClient } from '@fs/data-client';
import type { CurationDraft } from '@fs/research-widgets';
import { expect, test } from 'vitest';
import { saveArticle } from './saveArticle.ts';

const published = '2026-01-05T09:00:00.000Z';
const harborline = 'a3f0b1c2-0000-4000-8000-000000000001';

const draft: CurationDraft = {
  title: 'Ferries go electric',
  slug: 'ferries-go-electric',
  isSlugOwn: false,
  description: 'Forty ferries have batteries now.',
  points: [{ id: '1', text: 'Charging takes an hour' }],
  image: 'https://images.example/ferry.png',
  content: '## Why',
  company: { id: harborline, name: 'Harborline', logo_url: null, location: null },
  day: '2026-01-05',
  time: '09:00',
  isFeatured: true,
  category: 'finance',
  topics: ['Ports'],
  revision: null,
};

/** A client with a fake server that notes what it is asked. */
function startClient() {
  const asked: { call: string; body: unknown }[] = [];
  const client = createDataClient({
    apiUrl: 'https://foresight.example',
    tokens: { idToken: async () => 'token' },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      asked.push({ call: `${request.method} ${new URL(request.url).pathname}`, body: await request.json() });
      return Response.json({});
    },
  });
  return { client, asked };
}

const fields = {
  title: 'Ferries go electric',
  description: 'Forty ferries have batteries now.',
  content: '## Why',
  image: 'https://images.example/ferry.png',
  published_time: published,
  featured: true,
  marketpulse_category: 'finance',
  summary: ['Charging takes an hour'],
  keywords: ['Ports'],
};

test('[CURATE-015] without an article the form creates one, and with one it updates it', async () => {
  const { client, asked } = startClient();
  await saveArticle(client, { articleId: null }, draft, published);
  await saveArticle(client, { articleId: 'news-ferries-go-electric' }, { ...draft, revision: 3 }, published);
  expect(asked).toEqual([
    { call: 'POST /editors/article', body: { ...fields, org_id: harborline, slug: 'ferries-go-electric' } },
    { call: 'PUT /editors/article', body: { ...fields, id: 'news-ferries-go-electric', revision: 3 } },
  ]);
});

test('a new article about one of another site names it', async () => {
  const { client, asked } = startClient();
  await saveArticle(client, { articleId: null, sourceId: 'news-kelp' }, draft, published);
  expect(asked[0]).toMatchObject({ call: 'POST /editors/article', body: { article_id: 'news-kelp' } });
});
