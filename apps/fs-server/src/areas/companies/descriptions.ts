import { type RawBuilder, sql } from 'kysely';

/** Shorter words have too many continuations: "AI" is no beginning of "air". */
const fewestLetters = 4;

/**
 * Matches companies whose description has all words of the text, in any form, with "or", "-" before a word that it must
 * not have, and quotes around words in a row, as web searches have it. The last word may still be typed. A text without
 * words, or of words such as "the" only, matches none.
 */
export function describes(text: string): RawBuilder<boolean> {
  return sql`organizations.id in (select organization_id from company_words where words @@ ${toWords(text)})`;
}

function toWords(text: string): RawBuilder<unknown> {
  const words = sql`websearch_to_tsquery('english', f_unaccent(${text}))`;
  const [last = ''] = /[\p{L}\p{N}]+$/u.exec(text) ?? [];
  // The text form of a query ends with its last word.
  return last.length < fewestLetters ? words : sql`(nullif(${words}::text, '') || ':*')::tsquery`;
}
