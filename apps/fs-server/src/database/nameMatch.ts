import { type RawBuilder, sql } from 'kysely';

/** Escapes the wildcards of `like` in a search key. */
function escapeKey(key: RawBuilder<unknown>): RawBuilder<string> {
  return sql`replace(replace(replace(${key}, '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;
}

/** Normalizes a text like a search key (lower case, no accents), and escapes it. */
const escapeLike = (text: string): RawBuilder<string> => escapeKey(sql`lower(f_unaccent(${text}))`);

type SearchColumn = 'people.search_name' | 'search_name' | 'search_title';

/** Matches rows whose key equals the text. */
export const equalsName = (column: SearchColumn, text: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} = lower(f_unaccent(${text}))`;

/** Matches rows whose key starts with the text. */
export const startsWithName = (column: SearchColumn, text: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} like ${escapeLike(text)} || '%'`;

/** The `like` pattern of keys that contain the text. */
export const patternOf = (text: string): RawBuilder<string> => sql`'%' || ${escapeLike(text)} || '%'`;

/** Matches rows whose key contains the text. Uses trigrams, so the text needs three letters or more. */
export const containsName = (column: SearchColumn, text: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} like ${patternOf(text)}`;

/** Like `containsName`, for any expression that is normalized like a search key. */
export const containsNormalized = (folded: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql`${folded} like ${patternOf(text)}`;

/** Matches rows whose key contains the search key in another column. */
export const containsKey = (column: SearchColumn, key: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} like '%' || ${escapeKey(sql.ref(key))} || '%'`;
