import type { EditorArticle, EditorArticleRow } from '@fs/api-contract';
import { largeWorld, storyNow } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ world: largeWorld(storyNow) });
  headers = { authorization: await server.authorizationOf('editor') };
});
afterAll(() => server.close());

const read = async <Body>(url: string) => (await server.app.inject({ url, headers })).json<Body>();
const save = (payload: object) => server.app.inject({ method: 'PUT', url: '/editors/article', headers, payload });

async function loadArticles(): Promise<EditorArticle[]> {
  const { articles } = await read<{ articles: EditorArticleRow[] }>('/editors/articles?_limit=50');
  return (await Promise.all(articles.map(({ id }) => read<EditorArticle[]>(`/editors/article/${id}`)))).flat();
}

const toChanges = ({ organization: _, updated_at: _at, edited_by: _by, ...fields }: EditorArticle) => fields;

test('an editor saves any article of the sample world as it was loaded, with the image that it has', async () => {
  const articles = await loadArticles();
  expect(articles.length).toBeGreaterThan(10);
  expect(articles.filter(({ image }) => image?.startsWith('data:')).length).toBeGreaterThan(5);
  const saved = await Promise.all(articles.map((article) => save(toChanges(article))));
  expect(saved.filter(({ statusCode }) => statusCode !== 200).map(({ body }) => body)).toEqual([]);
  expect((await loadArticles()).map(({ image }) => image).sort()).toEqual(articles.map(({ image }) => image).sort());
});

test('an image that is no address is refused, unless the article has it', async () => {
  const [first] = await loadArticles();
  if (!first) throw new Error('The world has no articles');
  for (const image of [`${first.image} `, 'data:image/svg+xml,%3Csvg/%3E', 'javascript:alert(1)']) {
    const answer = await save({ ...toChanges(first), image });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message: 'Enter the web address of an image' }]);
  }
});
