import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const company = { one: 'f0290000-0000-4000-8000-000000000001', two: 'f0290000-0000-4000-8000-000000000002' };

/** What the table must hold, computed from the links of all articles. */
const computed = sql<object>`
  select articles.id as article_id, market_id, published_at, story_id,
    coalesce(bool_or(organization_id = main.id and host = main.domain), false) as is_update,
    url is not null and not coalesce(bool_or(host = main.domain), false) as is_earned
  from articles cross join lateral (
    select organizations.id, domain from article_organizations join organizations on organizations.id = organization_id
    where article_id = articles.id order by position limit 1
  ) as main join article_organizations on article_id = articles.id join organization_markets using (organization_id)
  group by articles.id, market_id, main.id, main.domain
  order by article_id, market_id
`;

test('[XMARKET-040] the articles of each market are those about its companies, whatever changes', async () => {
  const { kysely } = server.database;
  const readKept = () =>
    kysely
      .selectFrom('market_articles')
      .select(['article_id', 'market_id', 'published_at', 'story_id', 'is_update', 'is_earned'])
      .orderBy('article_id')
      .orderBy('market_id')
      .execute();
  const expectAlike = async () => expect(await readKept()).toEqual((await computed.execute(kysely)).rows);
  const ofTide = async () =>
    (await readKept())
      .filter(({ market_id }) => market_id === 'tc3-tide')
      .map(({ article_id, is_update, is_earned }) => [article_id, is_update, is_earned]);
  await expectAlike();
  expect((await readKept()).length).toBeGreaterThan(100);

  await kysely.insertInto('markets').values({ id: 'tc3-tide', slug: 'tide', name: 'Tide' }).execute();
  await kysely
    .insertInto('organizations')
    .values([
      { id: company.one, permalink: 'tide-one', name: 'Tide One', domain: 'one.example' },
      { id: company.two, permalink: 'tide-two', name: 'Tide Two', domain: 'two.example' },
    ])
    .execute();
  const article = { description: '', content: '', published_at: '2026-11-20T08:00:00Z' };
  await kysely
    .insertInto('articles')
    .values([
      { ...article, id: 'news-tide-a', slug: 'tide-a', title: 'A', url: 'https://www.one.example/a' },
      { ...article, id: 'news-tide-b', slug: 'tide-b', title: 'B' },
    ])
    .execute();
  await kysely
    .insertInto('article_organizations')
    .values([
      { article_id: 'news-tide-a', organization_id: company.two, position: 1 },
      { article_id: 'news-tide-a', organization_id: company.one, position: 0 },
      { article_id: 'news-tide-b', organization_id: company.one, position: 0 },
    ])
    .execute();
  expect(await ofTide()).toEqual([]);

  // The market of the second company: the article is on another's site.
  const member = { market_id: 'tc3-tide', position: 0 };
  await kysely
    .insertInto('organization_markets')
    .values({ ...member, organization_id: company.two })
    .execute();
  expect(await ofTide()).toEqual([['news-tide-a', false, false]]);
  await kysely
    .insertInto('organization_markets')
    .values({ ...member, organization_id: company.one })
    .execute();
  const both = [
    ['news-tide-a', true, false],
    ['news-tide-b', false, false],
  ];
  expect(await ofTide()).toEqual(both);
  await expectAlike();

  await kysely.updateTable('organizations').set({ domain: null }).where('id', '=', company.one).execute();
  expect(await ofTide()).toEqual([['news-tide-a', false, true], both[1]]);
  await kysely
    .updateTable('articles')
    .set({ published_at: '2026-11-21T08:00:00Z', story_id: 'news-tide-b', url: 'https://two.example/a' })
    .where('id', '=', 'news-tide-a')
    .execute();
  await expectAlike();

  // The article remains in the market through its other company.
  const withoutOne = kysely.deleteFrom('organization_markets').where('organization_id', '=', company.one);
  await withoutOne.where('market_id', '=', 'tc3-tide').execute();
  expect(await ofTide()).toEqual([['news-tide-a', false, true]]);
  await kysely.deleteFrom('article_organizations').where('article_id', '=', 'news-tide-a').execute();
  expect(await ofTide()).toEqual([]);
  await kysely.deleteFrom('articles').where('id', 'in', ['news-tide-a', 'news-tide-b']).execute();
  await kysely.deleteFrom('organizations').where('id', 'in', Object.values(company)).execute();
  await expectAlike();
});
