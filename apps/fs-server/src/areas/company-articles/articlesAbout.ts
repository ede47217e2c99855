import { limits } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { containsName } from '../../database/nameMatch.ts';
import { toWords } from '../../database/wordMatch.ts';

/** Scripts that don't divide words by spaces, so that no word is found in the middle of a text. */
const undivided =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** So many articles are found at once and then sorted. Of more, the newest are near the start of all articles by time. */
const fewArticles = 4000;

/**
 * The articles whose title, description, publisher or text has all words of the text, as rows of id, time and story.
 * With a text in a script that doesn't divide words, those whose title contains it.
 */
export async function articlesAbout(database: Database, text: string): Promise<RawBuilder<unknown>> {
  if (!undivided.test(text)) return articlesWith(database, sql`words`, text);
  return inTime(
    database,
    sql`id, published_at, story_id`,
    sql`from articles where ${containsName('search_title', text)}`,
  );
}

/** Whether the article with an id is one of `articlesAbout`. */
export function isAbout(id: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return undivided.test(text)
    ? sql`exists (select from articles as titled where titled.id = ${id} and ${containsName('search_title', text)})`
    : sql`exists (select from article_words where article_id = ${id} and words @@ (select ${wordsOf(text)}))`;
}

/** Those of `articlesAbout` that have all words in their title. */
export async function articlesTitled(database: Database, text: string): Promise<RawBuilder<unknown>> {
  if (undivided.test(text)) return articlesAbout(database, text);
  return articlesWith(database, sql`ts_filter(words, '{a}')`, text);
}

const wordsOf = (text: string) => toWords(text, limits.searchLetters);

function articlesWith(database: Database, indexed: RawBuilder<unknown>, text: string): Promise<RawBuilder<unknown>> {
  return inTime(
    database,
    sql`article_id as id, published_at, story_id`,
    // As a query of its own, since the planner takes what it can't estimate for frequent, and rare words for absent.
    sql`from article_words where ${indexed} @@ (select ${wordsOf(text)})`,
  );
}

/**
 * Rows of which a page in the order of time is read. The planner can't know whether to sort what matches or to look
 * through all articles, the newest first, until enough match: for a rare word it would look through all of them. So the
 * matches are counted first, up to what is quickly sorted. `offset 0` keeps those from being looked for by time.
 */
async function inTime(
  { kysely }: Database,
  columns: RawBuilder<unknown>,
  matches: RawBuilder<unknown>,
): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ areFew: boolean }>`
    select count(*) < ${sql.lit(fewArticles)} as "areFew" from (select ${matches} limit ${sql.lit(fewArticles)}) as found
  `.execute(kysely);
  return sql`(select ${columns} ${matches} ${rows[0]?.areFew ? sql`offset 0` : sql``})`;
}
