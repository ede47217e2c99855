import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

/** The columns that can be searched. Other names are ignored. */
const searchableColumns = ['email', 'given_name', 'family_name'] as const;

/** Prefixes by column, ignoring case. Other columns are not filtered. */
export type ColumnPrefixes = Readonly<Partial<Record<(typeof searchableColumns)[number], string>>>;

/** Users who can log in, by email. */
export function findUsers({ kysely }: Database, prefixes: ColumnPrefixes, page: { after: string; most: number }) {
  const begins = ({ ref, and }: ExpressionBuilder<Tables, 'users'>) =>
    and(
      searchableColumns.flatMap((column) => {
        const text = prefixes[column]?.toLowerCase();
        return text === undefined ? [] : sql<boolean>`starts_with(lower(${ref(column)}), ${text})`;
      }),
    );
  return kysely
    .selectFrom('users')
    .select(['id as sub', 'email', 'given_name', 'family_name'])
    .where('status', '=', 'CONFIRMED')
    .where('email', '>', page.after)
    .where(begins)
    .orderBy('email')
    .limit(page.most)
    .execute();
}
