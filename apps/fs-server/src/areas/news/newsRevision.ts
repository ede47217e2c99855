import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

const key = 'news_revision';

/** Marks the news as changed, in the transaction that changes it. What is cached of the news is then computed anew. */
export async function markNewsChanged(transaction: Kysely<Tables>): Promise<void> {
  await transaction
    .insertInto('service_state')
    .values({ key, value: '1' })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ value: sql`(service_state.value::bigint + 1)::text`, updated_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Changes with every edit of the news, on each server of the same database. */
export async function readNewsRevision({ kysely }: Pick<Database, 'kysely'>): Promise<string> {
  const row = await kysely.selectFrom('service_state').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? '0';
}
