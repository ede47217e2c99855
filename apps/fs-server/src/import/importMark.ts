import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Exists from before an import writes until all is derived from what it wrote. */
const key = 'unfinished import';

/** @returns Whether an earlier import did not finish, so that what it changed is unknown. */
export async function markUnfinished(kysely: Kysely<Tables>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await kysely
    .insertInto('service_state')
    .values({ key, value: '1' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 0n;
}

export async function markFinished(kysely: Kysely<Tables>): Promise<void> {
  await kysely.deleteFrom('service_state').where('key', '=', key).execute();
}
