import { type Kysely, sql } from 'kysely';
import { sourceNames } from '../../areas/companies/facts.ts';
import type { Tables } from '../../database/tables.ts';

/** What a file of companies says a company raised; null if it doesn't say. */
export interface StatedTotal {
  id: string;
  funding_total_usd: number | null;
  /** The day on which it says so. */
  as_of: string;
}

/**
 * Stores the totals that a source states, to compare with the sums of rounds. A total keeps its day until it changes.
 * @returns The companies whose total changed.
 */
export async function writeFundingTotals(
  transaction: Kysely<Tables>,
  totals: readonly StatedTotal[],
): Promise<ReadonlySet<string>> {
  const source = sourceNames.crunchbase;
  const given = sql`json_to_recordset(${JSON.stringify(totals.map(({ id, funding_total_usd, as_of }) => ({ id, funding_total_usd, as_of })))}::json) as given(id uuid, funding_total_usd bigint, as_of date)`;
  const { rows } = await sql<{ id: string }>`
    with gone as (
      delete from company_facts using ${given}
      where organization_id = given.id and given.funding_total_usd is null
        and field = 'total_funding_usd' and source = ${source}
      returning organization_id
    ), stated as (
      insert into company_facts (organization_id, field, source, value, as_of)
      select id, 'total_funding_usd', ${source}, funding_total_usd::text, given.as_of
      from ${given} where funding_total_usd is not null
      on conflict (organization_id, field, source) do update set value = excluded.value, as_of = excluded.as_of
        where company_facts.value <> excluded.value
      returning organization_id
    )
    select organization_id as id from gone union select organization_id from stated
  `.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}
