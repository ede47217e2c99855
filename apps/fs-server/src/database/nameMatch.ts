import { type RawBuilder, sql } from 'kysely';

/** `text` as search keys are kept (lower case, no accents), with nothing in it that `like` would read as a wildcard. */
function literal(text: string): RawBuilder<string> {
  return sql`replace(replace(replace(lower(f_unaccent(${text})), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;
}

type SearchColumn = 'search_name' | 'search_title';

/** True where the key is the text itself. */
export const isName = (column: SearchColumn, text: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} = lower(f_unaccent(${text}))`;

/** True where the key starts with the text. */
export const startsWithName = (column: SearchColumn, text: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} like ${literal(text)} || '%'`;

/** What a key that contains the text is `like`. */
export const patternOf = (text: string): RawBuilder<string> => sql`'%' || ${literal(text)} || '%'`;

/** True where the key contains the text: by trigrams, so for three letters and more. */
export const containsName = (column: SearchColumn, text: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} like ${patternOf(text)}`;

/** As `containsName`, of any expression that is folded as search keys are. */
export const containsFolded = (folded: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql`${folded} like ${patternOf(text)}`;
