import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

const tokenKey = 'first-admin';

/** Whether anybody can give rights to others. */
export async function hasAdministrator(kysely: Kysely<Tables>): Promise<boolean> {
  const found = await kysely
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`'admin' = any(staff_groups)`)
    .where('status', '=', 'CONFIRMED')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores the hash of the one valid token. */
export async function addFirstAdminToken(kysely: Kysely<Tables>, value: string): Promise<void> {
  await kysely
    .insertInto('service_state')
    .values({ key: tokenKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: sql`now()` }))
    .execute();
}

/** @returns whether the token was valid, which it is no more */
export async function deleteFirstAdminToken(kysely: Kysely<Tables>, value: string): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('service_state')
    .where('key', '=', tokenKey)
    .where('value', '=', value)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** What is deleted by age. */
export interface Expiries {
  auditBefore: Date;
  refusalsBefore: Date;
  jobsBefore: Date;
  clientErrorsBefore: Date;
  privateBefore: Date;
}

export async function deleteExpired(kysely: Kysely<Tables>, expiries: Expiries): Promise<void> {
  await kysely.deleteFrom('audit_events').where('at', '<', expiries.auditBefore).execute();
  await kysely
    .deleteFrom('audit_events')
    .where('action', '=', 'session.refused')
    .where('at', '<', expiries.refusalsBefore)
    .execute();
  await kysely.deleteFrom('client_errors').where('last_seen_at', '<', expiries.clientErrorsBefore).execute();
  await kysely.deleteFrom('jobs').where('finished_at', '<', expiries.jobsBefore).execute();
  await kysely
    .updateTable('jobs')
    .set({ payload: '{}' })
    .where('is_private', '=', true)
    .where('finished_at', '<', expiries.privateBefore)
    .execute();
}

/** Jobs by state, for metrics. */
export async function countJobs(kysely: Kysely<Tables>): Promise<{ waiting: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select
      (select count(*)::int from jobs where finished_at is null) as waiting,
      (select count(*)::int from jobs where finished_at is not null and failure is not null) as failed
  `.execute(kysely);
  return rows[0] ?? { waiting: 0, failed: 0 };
}
