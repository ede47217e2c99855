import type { Database } from '../database/database.ts';

/** Locks a user until the transaction ends, so that changes which count or replace rows of theirs do not interleave. */
export async function lockUser({ kysely }: Pick<Database, 'kysely'>, id: string): Promise<void> {
  await kysely.selectFrom('users').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
}
