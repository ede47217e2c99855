import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Work to be done once, at a given time or later. */
export interface NewJob {
  kind: string;
  /** Identifies the work, so that adding it twice runs it once. */
  key: string;
  payload: object;
  runAt: Date;
  /** Failed attempts after which the job is given up. @default 5 */
  maxAttempts?: number;
  /** Deletes the payload once the job is done, for content that must not be stored longer than needed. */
  isPrivate?: boolean;
}

/** Adds a job in the caller's transaction. Returns false if it was added before. */
export async function addJob(
  transaction: Kysely<Tables>,
  { kind, key, payload, runAt, maxAttempts, isPrivate }: NewJob,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('jobs')
    .values({
      kind,
      key,
      payload: JSON.stringify(payload),
      run_at: runAt,
      ...(maxAttempts !== undefined && { max_attempts: maxAttempts }),
      ...(isPrivate !== undefined && { is_private: isPrivate }),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
