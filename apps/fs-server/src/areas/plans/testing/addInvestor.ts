import type { Database } from '../../../database/database.ts';
import { insertAll } from '../../../database/insertAll.ts';
import { refreshInvestorFigures } from '../../../database/investorFigures.ts';

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const twoDigits = (number: number) => String(number).padStart(2, '0');
const uuidOf = (number: number) => `c0ffee00-0000-4000-8000-${String(number).padStart(12, '0')}`;

/**
 * An investor company with 14 rounds of 12 companies and 15 coinvestors, in two rounds under two names, and with site
 * metrics. Its ten latest rounds, `crest-round-05` to `14`, are of 8 companies, with 11 coinvestors.
 */
export const crest = {
  id: uuidOf(0),
  domain: 'crest-capital.example',
  /** Records older than the ten latest rounds. */
  hidden: {
    rounds: numbersTo(4).map((number) => `crest-round-${twoDigits(number)}`),
    holdings: numbersTo(4).map(uuidOf),
    coinvestors: numbersTo(4).map((number) => `crest-angel-${twoDigits(number)}`),
  },
  /** Invests alone, in 14 rounds of one company. */
  angel: 'solo-angel',
  /** The first days of the months of its rounds, oldest first. */
  months: numbersTo(14).map(toMonth),
} as const;

function toMonth(round: number): string {
  return new Date(Date.UTC(2022, round - 1, 1)).toISOString().slice(0, 10);
}

/** The company of a round: the 13th has the company of the 12th, the 14th that of the 11th. */
const holdingOf = (round: number) => uuidOf(round <= 12 ? round : 25 - round);

export async function addInvestor({ kysely }: Database): Promise<void> {
  await insertAll(kysely, 'organizations', [
    { id: crest.id, permalink: 'crest-capital', name: 'Crest Capital' },
    ...numbersTo(12).map((number) => ({
      id: uuidOf(number),
      permalink: `crest-holding-${number}`,
      name: `Crest Holding ${twoDigits(number)}`,
    })),
  ]);
  await insertAll(kysely, 'investors', [
    { id: 'crest', name: 'Crest Capital', organization_id: crest.id },
    { id: 'crest-fund', name: 'Crest Capital Fund II', organization_id: crest.id },
    ...numbersTo(15).map((number) => ({ id: `crest-angel-${twoDigits(number)}`, name: `Angel ${twoDigits(number)}` })),
  ]);
  await insertAll(
    kysely,
    'funding_rounds',
    numbersTo(14).map((number) => ({
      id: `crest-round-${twoDigits(number)}`,
      organization_id: holdingOf(number),
      round_type: 'seed',
      funded_on: toMonth(number),
    })),
  );
  const pay = (round: number, investor_id: string) => ({
    funding_round_id: `crest-round-${twoDigits(round)}`,
    investor_id,
  });
  await insertAll(kysely, 'investments', [
    ...numbersTo(14).flatMap((round) => [pay(round, 'crest'), pay(round, `crest-angel-${twoDigits(round)}`)]),
    pay(14, 'crest-angel-15'),
    pay(14, 'crest-fund'),
    pay(3, 'crest-fund'),
  ]);
  await addAngel({ kysely });
  await refreshInvestorFigures(kysely, null);
  await kysely
    .insertInto('url_metrics')
    .values({
      organization_id: crest.id,
      domain: crest.domain,
      domain_authority: 61,
      page_authority: 54,
      linking_domains: 1200,
      external_links: 45_000,
      measured_on: '2025-01-15',
    })
    .execute();
}

async function addAngel({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  const company = uuidOf(50);
  await insertAll(kysely, 'organizations', [{ id: company, permalink: 'solo-works', name: 'Solo Works' }]);
  await insertAll(kysely, 'people', [{ id: crest.angel, first_name: 'Solo', last_name: 'Angel' }]);
  await insertAll(kysely, 'investors', [{ id: crest.angel, name: 'Solo Angel', person_id: crest.angel }]);
  const rounds = numbersTo(14).map((number) => ({
    id: `solo-round-${twoDigits(number)}`,
    organization_id: company,
    round_type: 'angel',
    funded_on: toMonth(number),
  }));
  await insertAll(kysely, 'funding_rounds', rounds);
  await insertAll(
    kysely,
    'investments',
    rounds.map(({ id }) => ({ funding_round_id: id, investor_id: crest.angel })),
  );
}
