import { limits } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { patternOf } from '../../database/nameMatch.ts';
import { isMistyped, mostTypos } from './editDistance.ts';

const typoCandidates = 200;

/** In a text of more words hardly any other name has as much in common: it is compared as a whole. */
const mostWords = 5;

/** Ids of the companies whose name could be meant by a mistyped text. */
export async function findMistyped(database: Database, text: string): Promise<string[]> {
  const words = text.split(/\s+/u).filter((word) => word.length >= limits.searchLetters);
  const isOfWords = words.length > 1 && words.length <= mostWords;
  const byWord = isOfWords ? await listMeant(database, text, words, oneWordIsNear(words)) : [];
  return byWord.length > 0 ? byWord : listMeant(database, text, [text], sql`words[1] <% search_name`);
}

/**
 * True of names in which all words stand but one, and that one nearly: those few are found by the rare word, while the
 * thousands that share a common one with the text need not be compared with it.
 */
function oneWordIsNear(words: readonly string[]): RawBuilder<boolean> {
  const near = words.map((_, index) => {
    const others = words.map((_other, at) => at).filter((at) => at !== index);
    const stand = others.map((at) => sql`search_name like patterns[${sql.lit(at + 1)}]`);
    return sql`(words[${sql.lit(index + 1)}] <% search_name and ${sql.join(stand, sql` and `)})`;
  });
  return sql`(${sql.join(near, sql` or `)})`;
}

/**
 * In one statement: the setting is local to it, and made before the index is read, whose rows depend on it. The words
 * come from a row too: of constants the planner would try each on a hundred names, which takes longer than the search.
 * Names that contain the text are found without this.
 */
async function listMeant(
  { kysely }: Database,
  text: string,
  words: readonly string[],
  isNear: RawBuilder<boolean>,
): Promise<string[]> {
  const least = Math.min(...words.map((word) => typoSimilarity(word, mostTypos(text))));
  const { rows } = await sql<{ id: string; search_name: string; folded: string }>`
    select near.* from (
      select set_config('pg_trgm.word_similarity_threshold', ${String(least)}, true) as threshold,
        ${folded(text)} as folded, ${patternOf(text)} as whole,
        array[${sql.join(words.map(folded))}] as words, array[${sql.join(words.map(patternOf))}] as patterns
      offset 0
    ) as given
    cross join lateral (
      select id, search_name, folded from organizations
      where threshold is not null and search_name not like whole and ${isNear}
      order by folded <<-> search_name, prominence desc
      limit ${typoCandidates}
    ) as near
  `.execute(kysely);
  return rows.filter((row) => isMistyped(row.folded, row.search_name)).map(({ id }) => id);
}

/**
 * Share of the trigrams that a mistyped text still has in common with the name: a letter stands in three of them, two
 * that changed places in four. With less than 0.4 most names are near; which of those found are meant is for
 * `isMistyped` to tell.
 */
function typoSimilarity(text: string, typos: number): number {
  return Math.max(0.4, 1 - (4 * typos) / (text.length + 1));
}

function folded(text: string): RawBuilder<string> {
  return sql`lower(f_unaccent(${text}))`;
}
