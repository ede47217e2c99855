import { limits } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { containsName } from '../../database/nameMatch.ts';
import { toWords } from '../../database/wordMatch.ts';

/** Scripts that don't divide words by spaces, so that no word is found in the middle of a text. */
const undivided =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * The articles whose title, description, publisher or text has all words of the text, as rows of id, time and story.
 * With a text in a script that doesn't divide words, those whose title contains it.
 */
export function articlesAbout(text: string): RawBuilder<unknown> {
  if (undivided.test(text)) {
    return sql`(select id, published_at, story_id from articles where ${containsName('search_title', text)})`;
  }
  return sql`(select article_id as id, published_at, story_id from article_words where words @@ ${wordsOf(text)})`;
}

/** Those of `articlesAbout` that have all words in their title. */
export function articlesTitled(text: string): RawBuilder<unknown> {
  if (undivided.test(text)) return articlesAbout(text);
  const words = wordsOf(text);
  return sql`(
    select article_id as id, published_at, story_id from article_words
    where words @@ ${words} and ts_filter(words, '{a}') @@ ${words}
  )`;
}

const wordsOf = (text: string) => toWords(text, limits.searchLetters);
