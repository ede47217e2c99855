import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ImportKind, ReadRecord } from '../ImportKind.ts';
import { parseAmount } from '../parseAmount.ts';
import { createDealDays, type DayRange, readDay } from '../parseDay.ts';
import type { SourceRow } from '../SourceRow.ts';
import { upsert } from '../upsert.ts';
import { readStub, stubColumns, stubTexts, writeStubs } from './companyStubs.ts';
import { type InvestorIdentity, readIdentity, writeIdentities } from './investorIdentities.ts';
import { type Investor, toInvestor, writeInvestments } from './investors.ts';
import { maxNameLength, type OrganizationRow } from './organizationRow.ts';
import { type RoundRow, readRound, roundColumns, roundTexts } from './roundRow.ts';

interface RoundInvestment {
  company: OrganizationRow;
  investor: Investor;
  identity: InvestorIdentity;
  day: string;
  amount: number | null;
  /** Null when the file does not name the round. Then it is the company's round of that day. */
  round: RoundRow | null;
}

/**
 * Investments as Crunchbase exports them since 2014: each row also describes the company and the round, which are
 * created if they do not exist.
 */
export const roundInvestments: ImportKind<RoundInvestment> = {
  name: 'investments',
  row: 'an investor of a round, as exported since 2014: unknown companies, rounds and firms are created',
  tables: ['people', 'investors', 'investments', 'organizations', 'markets', 'organization_markets', 'funding_rounds'],
  columns: {
    required: ['company_permalink', 'company_name', 'investor_name', 'funded_at'],
    optional: [
      ...stubColumns('company'),
      'investor_permalink',
      ...stubColumns('investor'),
      'funding_round_permalink',
      'funding_round_type',
      'funding_round_code',
      'raised_amount_usd',
    ],
    takes: {
      ...stubTexts('company'),
      ...stubTexts('investor'),
      ...roundTexts,
      investor_permalink: 'permalink of a firm (`/organization/…`) or of a person (`/person/…`)',
      funding_round_permalink: `${roundTexts.funding_round_permalink}; without it, the company’s round of that day`,
    },
  },
  createRowParser: ({ now, companyIds }) => {
    const days = createDealDays(now);
    return (row) => {
      const company = readStub(row, 'company', 'operating', companyIds);
      const investor = toInvestor(row.required(maxNameLength, 'investor_name'));
      const identity = readIdentity(row, investor.name, companyIds);
      return { company, investor, identity, ...readRoundOf(row, company.id, days) };
    };
  },
  write: async (transaction, batch) => {
    const stubs = await writeStubs(
      transaction,
      batch.map(({ record }) => record.company),
    );
    const given = new Map(batch.flatMap(({ record: { round } }) => (round === null ? [] : [[round.id, round]])));
    const target = { table: 'funding_rounds', columns: roundColumns, existing: 'keep' } as const;
    const rounds = await upsert(transaction, target, [...given.values()]);
    const found = await findRoundsOfDay(transaction, batch);
    const investments = batch.flatMap(({ record: { investor, round } }, number) => {
      const roundId = round?.id ?? found.get(number);
      return roundId === undefined ? [] : [{ investor, roundId }];
    });
    const orphans = batch.filter(({ record }, number) => record.round === null && !found.has(number));
    const { created, touched } = await writeInvestments(transaction, investments);
    const identities = await writeIdentities(
      transaction,
      batch.map(({ record: { investor, identity } }) => ({ ...identity, investorId: investor.id })),
    );
    const funded = Array.from(rounds.created, (id) => given.get(id)?.organization_id ?? []).flat();
    return {
      created,
      updated: 0,
      rejected: new Map(orphans.map(({ row }) => [row, 'the company has no round on that day'])),
      touched: [stubs, { companies: funded, funded }, touched, identities],
    };
  },
};

function readRoundOf(row: SourceRow, companyId: string, days: DayRange) {
  if (row.text('funding_round_permalink') !== '') {
    const round = readRound(row, companyId, days);
    return { round, day: round.funded_on, amount: round.raised_usd };
  }
  const amount = parseAmount(row.text('raised_amount_usd')) ?? null;
  return { round: null, day: readDay(row, 'funded_at', days), amount };
}

/** For rows without a round: finds the round ids by index in the batch. */
async function findRoundsOfDay(
  transaction: Kysely<Tables>,
  batch: readonly ReadRecord<RoundInvestment>[],
): Promise<ReadonlyMap<number, string>> {
  const given = batch.flatMap(({ record: { company, day, amount, round } }, number) =>
    round === null ? [{ number, company: company.id, day, amount }] : [],
  );
  if (given.length === 0) {
    return new Map();
  }
  const { rows } = await sql<{ number: number; round_id: string }>`
    select distinct on (number) number, funding_rounds.id as round_id
    from json_to_recordset(${JSON.stringify(given)}::json) as given(number integer, company uuid, day date, amount bigint)
      join funding_rounds on organization_id = company and funded_on = day
    order by number, (raised_usd = amount) desc nulls last, funding_rounds.id
  `.execute(transaction);
  return new Map(rows.map((row) => [row.number, row.round_id]));
}
