import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { createIdFactory } from '../ids.ts';
import { amountText, parseAmount } from '../parseAmount.ts';
import { type DayRange, dayText, readDay } from '../parseDay.ts';
import type { SourceRow } from '../SourceRow.ts';
import type { UpsertTarget } from '../upsert.ts';
import { maxNameLength, nameText } from './organizationRow.ts';

export interface RoundRow {
  id: string;
  organization_id: string;
  round_type: string;
  round_code: string | null;
  funded_on: string;
  raised_usd: number | null;
}

export const roundColumns: UpsertTarget['columns'] = {
  id: 'text',
  organization_id: 'uuid',
  round_type: 'text',
  round_code: 'text',
  funded_on: 'date',
  raised_usd: 'bigint',
};

/** What the columns of a round take. */
export const roundTexts = {
  funding_round_permalink: `the source’s id of the round, ${nameText}`,
  funding_round_type: 'type, such as `seed` or `venture`; `undisclosed` by default',
  funding_round_code: 'letter of the series, from A to H',
  funded_at: dayText,
  raised_amount_usd: amountText,
};

const roundId = createIdFactory('round');

/** Reads the round that a row describes. */
export function readRound(row: SourceRow, companyId: string, days: DayRange): RoundRow {
  return {
    id: roundId(row.required(maxNameLength, 'funding_round_permalink').toLowerCase()),
    organization_id: companyId,
    round_type: row.shortText(maxNameLength, 'funding_round_type') || 'undisclosed',
    round_code: readCode(row),
    funded_on: readDay(row, 'funded_at', days),
    raised_usd: readAmount(row),
  };
}

/** The companies by the ids of the rounds that exist. */
export async function findCompaniesOfRounds(
  kysely: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await kysely
    .selectFrom('funding_rounds')
    .select(['id', 'organization_id'])
    .where(sql<boolean>`id = any(${[...new Set(ids)]}::text[])`)
    .execute();
  return new Map(rows.map(({ id, organization_id }) => [id, organization_id]));
}

function readCode(row: SourceRow): string | null {
  const code = row.text('funding_round_code').toUpperCase();
  if (code === '') return null;
  return /^[A-H]$/.test(code) ? code : row.omit('funding_round_code', 'must be a letter from A to H');
}

function readAmount(row: SourceRow): number | null {
  const amount = parseAmount(row.text('raised_amount_usd'));
  return amount === undefined ? row.omit('raised_amount_usd', 'isn’t a valid amount') : amount;
}
