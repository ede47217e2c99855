import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A user as operators see it. */
const columns = ['id', 'email', 'given_name', 'family_name', 'status', 'staff_groups', 'created_at'] as const;

export function findUser(kysely: Kysely<Tables>, email: string) {
  return kysely.selectFrom('users').select(columns).where('email', '=', email.toLowerCase()).executeTakeFirst();
}

export function listUsers(kysely: Kysely<Tables>, part: string, limit: number) {
  return kysely
    .selectFrom('users')
    .select(columns)
    .where(sql<boolean>`position(${part.toLowerCase()} in email) > 0`)
    .orderBy('email')
    .limit(limit)
    .execute();
}
