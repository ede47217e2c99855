import { sql } from 'kysely';
import type { ImportKind } from '../ImportKind.ts';
import { idMaker } from '../ids.ts';
import { parseAmount } from '../parseAmount.ts';
import { type DayRange, dealDays, parseDay } from '../parseDay.ts';
import { SeenKeys } from '../SeenKeys.ts';
import { RowRejected, type SourceRow } from '../SourceRow.ts';
import { upsert } from '../upsert.ts';
import { identify, longestName } from './organizationRow.ts';

interface RoundRow {
  id: string;
  organization_id: string;
  round_type: string;
  round_code: string | null;
  funded_on: string;
  raised_usd: number | null;
}

const columns = {
  id: 'text',
  organization_id: 'uuid',
  round_type: 'text',
  round_code: 'text',
  funded_on: 'date',
  raised_usd: 'bigint',
};

const roundId = idMaker('round');

/** Funding rounds of companies that are there already. */
export const rounds: ImportKind<RoundRow> = {
  name: 'rounds',
  tables: ['funding_rounds'],
  recognises: (names) =>
    names.has('funding_round_permalink') && names.has('company_permalink') && names.has('funded_at'),
  reader: (now) => {
    const seen = new SeenKeys();
    const days = dealDays(now);
    return (row) => {
      const id = roundId(row.required(longestName, 'funding_round_permalink').toLowerCase());
      const company = identify(row.required(longestName, 'company_permalink'));
      const fundedOn = dayOf(row, days);
      if (!seen.add(id)) {
        throw new RowRejected('the same round stands in an earlier row');
      }
      return {
        id,
        organization_id: company.id,
        round_type: row.text('funding_round_type').slice(0, longestName) || 'undisclosed',
        round_code: codeOf(row),
        funded_on: fundedOn,
        raised_usd: amountOf(row),
      };
    };
  },
  write: async (transaction, batch) => {
    const ids = batch.map(({ record }) => record.organization_id);
    const known = await sql<{ id: string }>`select id from organizations where id = any(${ids}::uuid[])`.execute(
      transaction,
    );
    const knownIds = new Set(known.rows.map(({ id }) => id));
    const accepted = batch.filter(({ record }) => knownIds.has(record.organization_id));
    const target = { table: 'funding_rounds', columns, existing: 'update' } as const;
    const { created, updated } = await upsert(
      transaction,
      target,
      accepted.map(({ record }) => record),
    );
    const orphans = batch.filter(({ record }) => !knownIds.has(record.organization_id));
    const rejected = new Map(orphans.map(({ row }) => [row, 'no company has this permalink']));
    return { created: created.size, updated: updated.size, rejected };
  },
};

function dayOf(row: SourceRow, days: DayRange): string {
  const day = parseDay(row.text('funded_at'), days);
  if (day === null) {
    throw new RowRejected(`funded_at is no day between ${days.from} and ${days.to}`);
  }
  return day;
}

function codeOf(row: SourceRow): string | null {
  const code = row.text('funding_round_code').toUpperCase();
  if (code === '') return null;
  return /^[A-H]$/.test(code) ? code : row.omit('funding_round_code', 'is no letter from A to H');
}

function amountOf(row: SourceRow): number | null {
  const amount = parseAmount(row.text('raised_amount_usd'));
  return amount === undefined ? row.omit('raised_amount_usd', 'is no possible amount') : amount;
}
