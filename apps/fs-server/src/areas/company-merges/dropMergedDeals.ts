import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/**
 * Deletes rounds and acquisitions that an import wrote again, although the kept company has them too. Restored when the
 * merge is undone.
 */
export async function dropMergedDeals(transaction: Kysely<Tables>): Promise<void> {
  for (const table of ['funding_rounds', 'acquisitions'] as const) {
    await sql`
      delete from ${sql.table(table)} where id in (
        select dropped ->> 'id' from company_merges
          cross join jsonb_array_elements(record -> 'steps') as step
          cross join jsonb_array_elements(step -> 'rows') as dropped
        where step ->> 'op' = 'drop' and step ->> 'table' = ${table}
      )
    `.execute(transaction);
  }
}
