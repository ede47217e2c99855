import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeStores, type Store } from '../../database/testing/contractStores.ts';
import { articlesAbout, articlesTitled } from './articlesAbout.ts';

const frequent = 5000;

await describeStores(({ createStore }) => {
  let store: Store;
  let database: Database;
  beforeAll(async () => {
    store = await createStore('nothing');
    database = await store.open();
    // Every title has the same words, and one in a thousand texts has a word of its own.
    await sql`
      insert into articles (id, slug, title, description, content, url, site_name, word_count, published_at, created_at, source)
      select 'news-' || number, number, 'Harbor opens', '', case when number % 1000 = 7 then 'A lighthouse shines' else '' end,
        'https://news.example/' || number, 'news.example', 3, now() - number * interval '1 hour', now(), 'news'
      from generate_series(1, ${sql.lit(frequent)}) as number
    `.execute(database.kysely);
    await sql`analyze article_words`.execute(database.kysely);
  });
  afterAll(async () => {
    await database.close();
    await store.remove();
  });

  const newestOf = (articles: RawBuilder<unknown>) =>
    sql<{ id: string }>`select id from ${articles} as found order by published_at desc, id limit 3`;

  async function newest(articles: Promise<RawBuilder<unknown>>): Promise<string[]> {
    const { rows } = await newestOf(await articles).execute(database.kysely);
    return rows.map(({ id }) => id);
  }

  /** The plan, chosen as for a table that is too large to be read as a whole. */
  async function planOf(articles: Promise<RawBuilder<unknown>>): Promise<string> {
    const query = newestOf(await articles);
    return database.kysely.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      return JSON.stringify((await sql`explain ${query}`.execute(transaction)).rows);
    });
  }

  test('few articles with a word are found by it, and the newest of many by time', async () => {
    const rare = await planOf(articlesAbout(database, 'lighthouse'));
    expect(rare).toContain('article_words_by_word');
    expect(rare).not.toContain('article_words_by_time');
    expect(await planOf(articlesAbout(database, 'harbor'))).toContain('article_words_by_time');
  });

  test('both give the newest with the words', async () => {
    expect(await newest(articlesAbout(database, 'lighthouse'))).toEqual(['news-7', 'news-1007', 'news-2007']);
    expect(await newest(articlesAbout(database, 'harbor'))).toEqual(['news-1', 'news-2', 'news-3']);
  });

  test('words of a text are none of a title, which is found by an index of titles', async () => {
    expect(await newest(articlesTitled(database, 'lighthouse'))).toEqual([]);
    expect(await newest(articlesTitled(database, 'opens harbor'))).toEqual(['news-1', 'news-2', 'news-3']);
    expect(await planOf(articlesTitled(database, 'lighthouse'))).toContain('article_words_by_word_of_title');
  });
});
