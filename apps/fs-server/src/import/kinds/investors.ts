import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Touched } from '../ImportScope.ts';
import { createIdFactory, crunchbase } from '../ids.ts';
import { upsert } from '../upsert.ts';
import { findCompaniesOfRounds } from './roundRow.ts';

export interface Investor {
  id: string;
  name: string;
  source: string;
}

const investorId = createIdFactory('investor');

/** Investors are identified by their names, ignoring case, because the export of 2013 has no permalinks of them. */
export function toInvestor(name: string): Investor {
  return { id: investorId(name.toLowerCase()), name, source: crunchbase };
}

/** @returns The number of new investments, and whose they are. */
export async function writeInvestments(
  transaction: Kysely<Tables>,
  investments: readonly { investor: Investor; roundId: string }[],
): Promise<{ created: number; touched: Touched }> {
  const investors = new Map(investments.map(({ investor }) => [investor.id, investor]));
  const columns = { id: 'text', name: 'text', source: 'text' };
  await upsert(transaction, { table: 'investors', columns, existing: 'keep' }, [...investors.values()]);
  const pairs = investments.map(({ investor, roundId }) => ({ funding_round_id: roundId, investor_id: investor.id }));
  const { rows: created } = await sql<{ investor_id: string; funding_round_id: string }>`
    insert into investments (funding_round_id, investor_id)
    select funding_round_id, investor_id from json_to_recordset(${JSON.stringify(pairs)}::json)
      as given(funding_round_id text, investor_id text)
    on conflict do nothing returning investor_id, funding_round_id
  `.execute(transaction);
  const rounds = created.map(({ funding_round_id }) => funding_round_id);
  const companies = [...(await findCompaniesOfRounds(transaction, rounds)).values()];
  const touched = { companies, backed: companies, investors: created.map(({ investor_id }) => investor_id) };
  return { created: created.length, touched };
}
