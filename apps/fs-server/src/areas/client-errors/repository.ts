import type { ClientError } from '@fs/api-contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

interface SeenError {
  fingerprint: string;
  error: ClientError;
  now: Date;
  /** How many different errors are stored. */
  most: number;
}

/** Counts an error, and stores it if it is new and fewer than `most` are stored. @returns whether it is stored */
export async function countError(
  { kysely }: Pick<Database, 'kysely'>,
  { fingerprint, error, now, most }: SeenError,
): Promise<boolean> {
  const latest = { frames: error.frames, route: error.route, version: error.version, language: error.language };
  const update = { ...latest, count: sql<number>`client_errors.count + 1`, last_seen_at: now };
  const { numUpdatedRows } = await kysely
    .updateTable('client_errors')
    .set(update)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return true;
  const { stored } = await kysely
    .selectFrom('client_errors')
    .select((rows) => rows.fn.countAll<number>().as('stored'))
    .executeTakeFirstOrThrow();
  if (stored >= most) return false;
  const { kind, message } = error;
  await kysely
    .insertInto('client_errors')
    .values({ fingerprint, kind, message, ...latest, first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet(update))
    .execute();
  return true;
}

/** Errors of the app in browsers, those seen last first. */
export function listErrors(kysely: Kysely<Tables>, limit: number) {
  return kysely.selectFrom('client_errors').selectAll().orderBy('last_seen_at', 'desc').limit(limit).execute();
}

/** Reports of the stored errors by kind, for metrics. */
export function countReports(kysely: Kysely<Tables>): Promise<{ kind: ClientError['kind']; reports: number }[]> {
  return kysely
    .selectFrom('client_errors')
    .select(['kind', sql<number>`sum(count)::bigint`.as('reports')])
    .groupBy('kind')
    .execute();
}
