import { limits, type NewsItem, type TextPart } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { toWords } from '../../database/wordMatch.ts';

/** Characters of no script, which no text has. They surround the words that match. */
const start = '\uE000';
const end = '\uE001';

const layout = `StartSel=${start}, StopSel=${end}, MaxFragments=1, MaxWords=32, MinWords=16`;

/** Links become their text, and signs of Markdown are left out. */
const plainText = sql`regexp_replace(
  regexp_replace(left(content, 100000), '!?\\[([^\\]]*)\\]\\([^)]*\\)', '\\1', 'g'), '[*_#>\`|\\uE000\\uE001]', '', 'g'
)`;

/** Adds a passage with the words to the articles that don't have all of them in what a list shows anyway. */
export async function withPassages(
  { kysely }: Database,
  items: readonly NewsItem[],
  text: string,
): Promise<NewsItem[]> {
  if (items.length === 0) return [];
  const ids = items.map(({ article }) => article.uuid);
  const words = toWords(text, limits.searchLetters);
  const { rows } = await sql<{ id: string; passage: string }>`
    select id, ts_headline('english', ${plainText}, ${words}, ${layout}) as passage
    from articles join article_words on article_id = id
    where id = any(${ids}::text[]) and not ts_filter(words, '{a,b}') @@ ${words}
  `.execute(kysely);
  const passages = new Map(rows.map(({ id, passage }) => [id, toParts(passage)]));
  return items.map((item) => {
    const passage = passages.get(item.article.uuid);
    // Where the words are those of the publisher, or have accents, there is none.
    return passage?.some(({ is_match }) => is_match) ? { ...item, passage } : item;
  });
}

/** The parts of a text whose matches are surrounded. */
function toParts(text: string): TextPart[] {
  return text
    .replace(/\s+/g, ' ')
    .split(new RegExp(`[${start}${end}]`))
    .map((part, index) => ({ text: part, is_match: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
