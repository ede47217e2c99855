import { type RawBuilder, sql } from 'kysely';

/** Shorter words have too many continuations: "AI" is no beginning of "air". */
const fewestLetters = 4;

/**
 * The words of a text as a `tsquery`: all of them in any form, with "or", "-" before a word that must be missing, and
 * quotes around words in a row, as web searches have it. The last word may still be typed, from that many letters. A text
 * without words, or of words such as "the" only, gives null, which matches nothing.
 */
export function toWords(text: string, letters: number = fewestLetters): RawBuilder<unknown> {
  const words = sql`websearch_to_tsquery('english', f_unaccent(${text}))`;
  const [last = ''] = /[\p{L}\p{N}]+$/u.exec(text) ?? [];
  // The text form of a query ends with its last word.
  return last.length < letters ? words : sql`(nullif(${words}::text, '') || ':*')::tsquery`;
}
