import { limits } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { patternOf } from '../../database/nameMatch.ts';
import { isMistyped, maxTypos } from './editDistance.ts';

const maxCandidates = 200;

/** Names that are compared. More are like a short text only where there are hundreds of thousands of companies. */
const maxCompared = 5000;

/** Longer texts are compared as a whole, because few names have so much in common with them. */
const maxWords = 5;

/** Ids of the companies whose name could be meant by a mistyped text. */
export async function findMistyped(database: Database, text: string): Promise<string[]> {
  const words = text.split(/\s+/u).filter((word) => word.length >= limits.searchLetters);
  const isOfWords = words.length > 1 && words.length <= maxWords;
  const byWord = isOfWords ? await listSimilar(database, text, words, isNearInOneWord(words)) : [];
  return byWord.length > 0 ? byWord : listSimilar(database, text, [text], sql`words[1] <% search_name`);
}

/**
 * Matches names that contain all words but one exactly, and that one approximately. The exact rare words limit the
 * candidates, so that the thousands of names with a common word need not be compared.
 */
function isNearInOneWord(words: readonly string[]): RawBuilder<boolean> {
  const near = words.map((_, index) => {
    const others = words.map((_other, at) => at).filter((at) => at !== index);
    const stand = others.map((at) => sql`search_name like patterns[${sql.lit(at + 1)}]`);
    return sql`(words[${sql.lit(index + 1)}] <% search_name and ${sql.join(stand, sql` and `)})`;
  });
  return sql`(${sql.join(near, sql` or `)})`;
}

/**
 * One statement, so that the threshold is set locally, and before the index is read. The words come from a row, because
 * with constants the planner would estimate each against a hundred names, which takes longer than the search. Excludes
 * names that contain the text, which are found otherwise.
 */
async function listSimilar(
  { kysely }: Database,
  text: string,
  words: readonly string[],
  isNear: RawBuilder<boolean>,
): Promise<string[]> {
  const threshold = Math.min(...words.map((word) => minTypoSimilarity(word, maxTypos(text))));
  const { rows } = await sql<{ id: string; search_name: string; folded: string }>`
    select near.* from (
      select set_config('pg_trgm.word_similarity_threshold', ${String(threshold)}, true) as threshold,
        ${folded(text)} as folded, ${patternOf(text)} as whole,
        array[${sql.join(words.map(folded))}] as words, array[${sql.join(words.map(patternOf))}] as patterns
      offset 0
    ) as given
    cross join lateral (
      select id, search_name, folded from (
        select id, search_name, prominence from organizations
        where threshold is not null and search_name not like whole and ${isNear}
        limit ${maxCompared}
      ) as compared
      order by folded <<-> search_name, prominence desc
      limit ${maxCandidates}
    ) as near
  `.execute(kysely);
  return rows.filter((row) => isMistyped(row.folded, row.search_name)).map(({ id }) => id);
}

/**
 * Minimum share of trigrams that a mistyped text has in common with the name: a letter occurs in three trigrams, two
 * transposed letters in four. Below 0.4 most names are similar. `isMistyped` then decides.
 */
function minTypoSimilarity(text: string, typos: number): number {
  return Math.max(0.4, 1 - (4 * typos) / (text.length + 1));
}

function folded(text: string): RawBuilder<string> {
  return sql`lower(f_unaccent(${text}))`;
}
