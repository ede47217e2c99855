import { limits, type StopWords } from '@fs/api-contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { User } from '../../../http/user.ts';
import { nameOf, type Store } from '../repository.ts';

/** The words that never trend, by name, and their latest changes. */
export async function readStopWords({ kysely }: Store): Promise<StopWords> {
  const [words, changes] = await Promise.all([
    kysely
      .selectFrom('stop_words')
      .select(['word', 'added_at', nameOf('stop_words.added_by').as('added_by')])
      .orderBy('search_name')
      .limit(limits.stopWords)
      .execute(),
    kysely
      .selectFrom('stop_word_changes')
      .select(['word', 'op', 'changed_at', nameOf('stop_word_changes.changed_by').as('by')])
      .orderBy('id', 'desc')
      .limit(limits.stopWordChanges)
      .execute(),
  ]);
  return {
    words: words.map(({ added_at, ...word }) => ({ ...word, added_at: added_at.toISOString() })),
    changes: changes.map(({ changed_at, ...change }) => ({ ...change, at: changed_at.toISOString() })),
  };
}

export async function countStopWords({ kysely }: Store): Promise<number> {
  const row = await kysely
    .selectFrom('stop_words')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Adds words that are not in the list. Case and accents make no difference. */
export async function addStopWords(transaction: Kysely<Tables>, user: User, words: readonly string[]): Promise<void> {
  await sql`
    with added as (
      insert into stop_words (search_name, word, added_by)
      select lower(f_unaccent(word)), min(word), ${user.id}::uuid from unnest(${[...words]}::text[]) as asked(word)
      group by lower(f_unaccent(word))
      on conflict (search_name) do nothing
      returning word
    )
    insert into stop_word_changes (word, op, changed_by) select word, 'add', ${user.id}::uuid from added order by word
  `.execute(transaction);
}

export async function removeStopWords(
  transaction: Kysely<Tables>,
  user: User,
  words: readonly string[],
): Promise<void> {
  await sql`
    with removed as (
      delete from stop_words
      where search_name in (select lower(f_unaccent(word)) from unnest(${[...words]}::text[]) as asked(word))
      returning word
    )
    insert into stop_word_changes (word, op, changed_by)
    select word, 'remove', ${user.id}::uuid from removed order by word
  `.execute(transaction);
}
