import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

/** The columns that a search may look at. What else a caller names is no column. */
const searchedColumns = ['email', 'given_name', 'family_name'] as const;

/** What a user's column begins with, in any case; a column that is not named may hold anything. */
export type Beginnings = Readonly<Partial<Record<(typeof searchedColumns)[number], string>>>;

/** Users who can sign in, by e-mail. */
export function findUsers({ kysely }: Database, beginnings: Beginnings, page: { after: string; most: number }) {
  const begins = ({ ref, and }: ExpressionBuilder<Tables, 'users'>) =>
    and(
      searchedColumns.flatMap((column) => {
        const text = beginnings[column]?.toLowerCase();
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
