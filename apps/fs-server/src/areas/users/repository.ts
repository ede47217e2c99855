import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

/** What a reader's column begins with, in lower case; a column that is not named may hold anything. */
export type Beginnings = Readonly<Partial<Record<'email' | 'given_name' | 'family_name', string>>>;

/** Readers who can sign in, by e-mail. */
export function findUsers({ kysely }: Database, beginnings: Beginnings, page: { after: string; most: number }) {
  const begins = ({ ref, and }: ExpressionBuilder<Tables, 'users'>) =>
    and(
      Object.entries(beginnings).map(
        ([column, text]) => sql<boolean>`starts_with(lower(${ref(column as keyof Beginnings)}), ${text})`,
      ),
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
