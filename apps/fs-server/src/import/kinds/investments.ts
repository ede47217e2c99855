import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ImportKind, ReadRecord } from '../ImportKind.ts';
import { parseAmount } from '../parseAmount.ts';
import { createDealDays, dayText, readDay } from '../parseDay.ts';
import { type Investor, toInvestor, writeInvestments } from './investors.ts';
import { maxNameLength, nameText } from './organizationRow.ts';

interface Investment {
  company: string;
  investor: Investor;
  day: string;
  /** Amount of the whole round. Only distinguishes rounds of one day, and is never summed. */
  amount: number | null;
}

interface Match {
  number: number;
  companies: number;
  round_id: string | null;
}

/** Investments by company name instead of permalink. The round is the company's of that day. */
export const investments: ImportKind<Investment> = {
  name: 'investments',
  row: 'an investor of a round, as exported until 2013: the company is known by its name, the round by its day',
  tables: ['investors', 'investments'],
  columns: {
    required: ['company_name', 'investor_name', 'funded_when'],
    optional: ['amount_usd'],
    takes: {
      company_name: 'name of a company that exists',
      investor_name: nameText,
      funded_when: `${dayText}, on which the company has a round`,
      amount_usd: 'amount of the whole round, which tells rounds of one day apart',
    },
  },
  createRowParser: ({ now }) => {
    const days = createDealDays(now);
    return (row) => {
      const company = row.required(maxNameLength, 'company_name');
      const name = row.required(maxNameLength, 'investor_name');
      const day = readDay(row, 'funded_when', days);
      const amount = parseAmount(row.text('amount_usd')) ?? null;
      return { company, investor: toInvestor(name), day, amount };
    };
  },
  write: async (transaction, batch) => {
    const matches = await findRounds(transaction, batch);
    const rejected = new Map(
      batch.flatMap(({ row }, number) => {
        const reason = rejectionReason(matches.get(number));
        return reason === null ? [] : [[row, reason] as const];
      }),
    );
    const accepted = batch.flatMap(({ record }, number) => {
      const roundId = matches.get(number)?.round_id;
      return roundId ? [{ investor: record.investor, roundId }] : [];
    });
    const { created, touched } = await writeInvestments(transaction, accepted);
    return { created, updated: 0, rejected, touched: [touched] };
  },
};

/** Considers only imported companies, so that imported investors are not linked to the sample world. */
async function findRounds(
  transaction: Kysely<Tables>,
  batch: readonly ReadRecord<Investment>[],
): Promise<ReadonlyMap<number, Match>> {
  const given = batch.map(({ record: { company, day, amount } }, number) => ({ number, company, day, amount }));
  const { rows } = await sql<Match>`
    with given as materialized (
      select number, lower(f_unaccent(company)) as search_name, lower(company) as company, day, amount
      from json_to_recordset(${JSON.stringify(given)}::json)
        as given(number integer, company text, day date, amount bigint)
    )
    select number, count(distinct organizations.id)::integer as companies,
      (array_agg(funding_rounds.id order by (raised_usd = amount) desc nulls last, funding_rounds.id)
        filter (where funding_rounds.id is not null))[1] as round_id
    from given
      join organizations on organizations.search_name = given.search_name
        and lower(organizations.name) = given.company and organizations.source is not null
      left join funding_rounds on organization_id = organizations.id and funded_on = day
    group by number
  `.execute(transaction);
  return new Map(rows.map((row) => [row.number, row]));
}

function rejectionReason(match: Match | undefined): string | null {
  if (match === undefined) {
    return 'no company has this name';
  }
  if (match.round_id !== null) {
    return null;
  }
  return match.companies > 1
    ? 'none of the companies of this name has a round on that day'
    : 'the company has no round on that day';
}
