import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import {
  buildCompanyLine,
  companiesHeader,
  file,
  importFiles,
  investmentsHeader,
  roundsHeader,
} from './testing/importFiles.ts';

const place = (side: string) =>
  ['category_list', 'market', 'country_code', 'state_code', 'region', 'city'].map((name) => `${side}_${name}`);

/** The header of Crunchbase's export of 2014. */
const header2014 = [
  ...[
    'company_permalink',
    'company_name',
    ...place('company'),
    'investor_permalink',
    'investor_name',
    ...place('investor'),
  ],
  ...['funding_round_permalink', 'funding_round_type', 'funding_round_code'],
  ...['funded_at', 'funded_month', 'funded_quarter', 'funded_year', 'raised_amount_usd'],
].join(',');
const buildInvestmentLine = (company: string, investor: string, round: string, code = 'A') =>
  `${company},Voltaro,|Batteries|,Batteries,USA,CA,SF Bay Area,Oakland,/organization/lantern,${investor},|Finance|,Finance,USA,NY,New York City,New York,${round},venture,${code},2014-02-28,2014-02,2014-Q1,2014,"1,100,000"`;

async function investmentsIn({ kysely }: Database) {
  const { rows } = await sql`
    select organizations.name as company, investors.name as investor, funded_on, round_code, raised_usd
    from investments join investors on investors.id = investor_id
      join funding_rounds on funding_rounds.id = funding_round_id
      join organizations on organizations.id = funding_rounds.organization_id
    order by 1, 2, 3
  `.execute(kysely);
  return rows;
}

test('an investments file of 2014 creates its investors, and the unknown company and round', async () => {
  const { database, counts } = await importFiles({
    'a.csv': file(
      header2014,
      buildInvestmentLine('/organization/volt', 'Lantern Capital', '/funding-round/1'),
      buildInvestmentLine('/ORGANIZATION/volt', 'Giant Holdings', '/funding-round/1'),
    ),
  });
  expect(counts['a.csv']).toMatchObject({ read: 2, created: 2, rejected: 0 });
  const round = { company: 'Voltaro', funded_on: '2014-02-28', round_code: 'A', raised_usd: 1_100_000 };
  expect(await investmentsIn(database)).toEqual([
    { ...round, investor: 'Giant Holdings' },
    { ...round, investor: 'Lantern Capital' },
  ]);
});

test('permalinks say which investors are firms, companies and people', async () => {
  const lineOf = (investor: string, permalink: string) =>
    buildInvestmentLine('/organization/volt', investor, '/funding-round/1').replace('/organization/lantern', permalink);
  const { database } = await importFiles({
    'a.csv': file(companiesHeader, buildCompanyLine('/organization/giant', 'Giant Holdings')),
    'b.csv': file(
      header2014,
      lineOf('Lantern Capital', '/organization/lantern'),
      lineOf('Giant Holdings', '/organization/giant'),
      lineOf('Ana Maria Sousa', '/person/ana-maria-sousa'),
      lineOf('Nobody Known', ''),
    ),
  });
  const investors = await database.kysely
    .selectFrom('investors')
    .leftJoin('organizations', 'organizations.id', 'investors.organization_id')
    .leftJoin('people', 'people.id', 'investors.person_id')
    .select(['investors.name', 'organizations.permalink', 'organizations.kind', 'people.last_name'])
    .orderBy('investors.name')
    .execute();
  expect(investors).toEqual([
    { name: 'Ana Maria Sousa', permalink: null, kind: null, last_name: 'Maria Sousa' },
    { name: 'Giant Holdings', permalink: '/organization/giant', kind: 'company', last_name: null },
    { name: 'Lantern Capital', permalink: '/organization/lantern', kind: 'investor', last_name: null },
    { name: 'Nobody Known', permalink: null, kind: null, last_name: null },
  ]);
});

test('existing companies and rounds are not changed by investments', async () => {
  const files = {
    'a.csv': file(companiesHeader, buildCompanyLine('/organization/volt', 'Voltaro Group')),
    'b.csv': file(roundsHeader, '/organization/volt,/funding-round/1,venture,B,28-02-2014,5'),
    'c.csv': file(header2014, buildInvestmentLine('/company/volt', 'Lantern Capital', '/funding-round/1')),
    'd.csv': file(investmentsHeader, 'Voltaro Group,lantern capital,2014-02-28,5'),
  };
  const { database, counts } = await importFiles(files);
  expect(counts['c.csv']).toMatchObject({ created: 1 });
  expect(counts['d.csv']).toMatchObject({ created: 0, unchanged: 1 });
  expect(await investmentsIn(database)).toEqual([
    {
      company: 'Voltaro Group',
      investor: 'Lantern Capital',
      funded_on: '2014-02-28',
      round_code: 'B',
      raised_usd: 5,
    },
  ]);
  const again = await importFiles(files, { database });
  expect(Object.values(again.counts).map(({ unchanged }) => unchanged)).toEqual([1, 1, 1, 1]);
});

test('a row without the permalink of a round joins the round of that day', async () => {
  const { database, counts, rejections } = await importFiles({
    'a.csv': file(companiesHeader, buildCompanyLine('/organization/volt', 'Voltaro')),
    'b.csv': file(roundsHeader, '/organization/volt,/funding-round/1,venture,B,28-02-2014,1100000'),
    'c.csv': file(
      header2014.replace('funding_round_permalink', 'funding_round_id'),
      buildInvestmentLine('/company/volt', 'Lantern Capital', ''),
      buildInvestmentLine('/company/volt', 'Lantern Capital', '').replace('2014-02-28', '2014-03-01'),
    ),
  });
  expect(counts['c.csv']).toMatchObject({ read: 2, created: 1, rejected: 1 });
  expect(rejections).toContain('"c.csv","3","row","the company has no round on that day"');
  expect(await investmentsIn(database)).toMatchObject([{ investor: 'Lantern Capital', funded_on: '2014-02-28' }]);
});
