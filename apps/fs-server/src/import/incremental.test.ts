import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { refreshFundingTotals } from '../database/fundingTotals.ts';
import { refreshStories } from '../stories/refreshStories.ts';
import { importedCompanyId } from './ids.ts';
import { Progress } from './Progress.ts';
import {
  acquisitionsHeader,
  buildCompanyLine,
  companiesHeader,
  file,
  importFiles,
  investmentsHeader,
  openEmptyDatabase,
  roundsHeader,
} from './testing/importFiles.ts';

const company = (name: string, markets: string) =>
  buildCompanyLine(`/organization/${name.toLowerCase()}`, name, { category_list: markets });
const round = (name: string, number: number, day: string, amount: number) =>
  `/organization/${name.toLowerCase()},/funding-round/${name}-${number},venture,A,${day},${amount}`;
const article = (title: string, site: string, time: string) =>
  JSON.stringify({ title, url: `https://${site}.example/${title.length}`, source: { name: site }, publishedAt: time });

/** Two years of rounds, so that the periods of all figures have some. */
const base = {
  'a.csv': file(
    companiesHeader,
    company('Voltaro', 'Batteries|Clean Energy'),
    company('Kelpworks', 'Clean Energy'),
    company('Quietly', 'Retail'),
    company('Lantern', 'Finance'),
  ),
  'b.csv': file(
    acquisitionsHeader,
    '/organization/kelpworks,Kelpworks,,NOR,,,,/organization/quietly,Quietly,,USA,,,,2015-07-23,2015-07,9000000,USD',
  ),
  'c.csv': file(
    roundsHeader,
    round('Voltaro', 1, '2026-09-30', 1_000_000),
    round('Voltaro', 2, '2025-03-30', 2_000_000),
    round('Kelpworks', 1, '2026-01-15', 3_000_000),
    round('Quietly', 1, '2026-02-01', 4_000_000),
    round('Quietly', 2, '2024-11-01', 5_000_000),
  ),
  'd.csv': file(
    investmentsHeader,
    'Voltaro,Lantern,2026-09-30,1000000',
    'Kelpworks,Lantern,2026-01-15,3000000',
    'Quietly,Harbor Fund,2026-02-01,4000000',
  ),
  'e.ndjson': file(
    article('Voltaro raises a million for cheaper batteries in Oakland', 'one', '2026-10-01T08:00:00Z'),
    article('Amberline opens a kiosk in Bergen on Sunday', 'one', '2026-10-01T09:00:00Z'),
    article('Kelpworks harvests the North Sea with robots', 'one', '2026-11-01T08:00:00Z'),
  ),
};

/** What one day brings: a new company, rounds, an investor that is a company, a second source of a story. */
const day = {
  'a.csv': file(companiesHeader, company('Amberline', 'Batteries'), company('Kelpworks', 'Aquaculture')),
  'c.csv': file(roundsHeader, round('Amberline', 1, '2026-11-10', 6_000_000)),
  'd.csv': file(investmentsHeader, 'Amberline,Lantern,2026-11-10,6000000', 'Amberline,Voltaro,2026-11-10,6000000'),
  'e.ndjson': file(
    article('Voltaro raises a million for cheaper batteries from Oakland', 'two', '2026-10-01T10:00:00Z'),
  ),
};

const derived = [
  'organizations',
  'markets',
  'organization_markets',
  'market_years',
  'market_investors',
  'investor_figures',
  'investments_in_order',
] as const;

/** Everything that an import derives, as texts. */
async function readDerived({ kysely }: Database) {
  const { rows: articles } = await sql<{ row: string }>`
    select concat_ws(' ', articles.id, story_id, array(
      select organization_id from article_organizations where article_id = articles.id order by position
    )) as row from articles order by articles.id
  `.execute(kysely);
  const tables = await Promise.all(
    derived.map(async (table) => {
      const { rows } = await sql<{ row: string }>`
        select (to_jsonb(${sql.ref(table)}) - 'created_at' - 'updated_at')::text as row from ${sql.table(table)}
        order by 1
      `.execute(kysely);
      return [table, rows.map(({ row }) => row)] as const;
    }),
  );
  const { rows: investors } = await sql<{ row: string }>`
    select concat_ws(' ', name, organization_id) as row from investors order by name
  `.execute(kysely);
  return { ...Object.fromEntries(tables), articles, investors };
}

test('[XIMPORT-003] a small import after a large one derives what importing everything anew would', async () => {
  const { database } = await importFiles(base);
  await importFiles(day, { database });
  const derivedOfDay = await readDerived(database);
  await refreshStories(database.kysely);
  await refreshFundingTotals(database.kysely);
  expect(derivedOfDay).toEqual(await readDerived(database));

  const { kysely } = database;
  const { rows } = await sql<{ title: string; name: string }>`
    select title, name from articles join article_organizations on article_id = articles.id
      join organizations on organizations.id = organization_id order by title
  `.execute(kysely);
  // A headline that was imported before names the company that is new.
  expect(rows).toContainEqual({ title: 'Amberline opens a kiosk in Bergen on Sunday', name: 'Amberline' });
  const stories = kysely.selectFrom('articles').select('title').where('story_id', 'is not', null);
  expect(await stories.execute()).toEqual([{ title: 'Voltaro raises a million for cheaper batteries from Oakland' }]);
  const markets = kysely.selectFrom('markets').select(['name', 'company_count', 'figures_as_of']).orderBy('name');
  expect(await markets.execute()).toEqual([
    { name: 'Aquaculture', company_count: 1, figures_as_of: '2026-11-10' },
    { name: 'Batteries', company_count: 2, figures_as_of: '2026-11-10' },
    { name: 'Clean Energy', company_count: 1, figures_as_of: '2026-11-10' },
    { name: 'Finance', company_count: 1, figures_as_of: '2026-11-10' },
    { name: 'Retail', company_count: 1, figures_as_of: '2026-11-10' },
  ]);
});

/** Marks the figures of a company and a market that the day does not concern, and those of one that it does. */
async function markFigures({ kysely }: Database) {
  await kysely
    .updateTable('markets')
    .set({ median_12m_usd: 77 })
    .where('slug', 'in', ['finance', 'batteries'])
    .execute();
  await kysely
    .updateTable('organizations')
    .set({ last_round_usd: 77 })
    .where('name', 'in', ['Lantern', 'Quietly'])
    .execute();
}

const readMarked = async ({ kysely }: Database) => ({
  markets: await kysely.selectFrom('markets').select('slug').where('median_12m_usd', '=', 77).execute(),
  companies: await kysely
    .selectFrom('organizations')
    .select('name')
    .where('last_round_usd', '=', 77)
    .orderBy('name')
    .execute(),
});

test('a small import does not recompute companies and markets that its rows do not concern', async () => {
  const { database } = await importFiles(base);
  await markFigures(database);
  await importFiles({ 'c.csv': file(roundsHeader, round('Voltaro', 3, '2026-09-29', 500_000)) }, { database });
  expect(await readMarked(database)).toEqual({
    markets: [{ slug: 'finance' }],
    companies: [{ name: 'Lantern' }, { name: 'Quietly' }],
  });
});

test('after an import that did not finish, everything is derived', async () => {
  const database = await openEmptyDatabase();
  await importFiles(base, { database });
  await markFigures(database);
  const breaking = new Progress({ write: () => undefined });
  breaking.show = () => {
    throw new Error('killed');
  };
  await expect(importFiles(day, { database, progress: breaking })).rejects.toThrow('killed');
  await importFiles(day, { database });
  expect(await readMarked(database)).toEqual({ markets: [], companies: [] });
  const amberline = database.kysely.selectFrom('organizations').select('total_funding_usd');
  expect(await amberline.where('id', '=', importedCompanyId('/organization/amberline')).execute()).toEqual([
    { total_funding_usd: 6_000_000 },
  ]);
});

/** The version of each row, by the market and the company that it is about. */
async function readVersions({ kysely }: Database) {
  const { rows } = await sql<{ row: string; version: string }>`
    select 'markets ' || name as row, xmin::text as version from markets
    union all select 'market_years ' || name || ' ' || year, market_years.xmin::text
      from market_years join markets on markets.id = market_id
    union all select 'market_investors ' || name || ' ' || rank, market_investors.xmin::text
      from market_investors join markets on markets.id = market_id
    union all select 'organization_markets ' || organizations.name || ' in ' || markets.name, organization_markets.xmin::text
      from organization_markets join organizations on organizations.id = organization_id
        join markets on markets.id = market_id
  `.execute(kysely);
  return new Map(rows.map(({ row, version }) => [row, version]));
}

test('[XIMPORT-003] a day of a homepage, a round without investors and an article writes the figures of its markets only', async () => {
  const { database } = await importFiles(base);
  const before = await readVersions(database);
  const homepage = { category_list: 'Finance', homepage_url: 'https://lantern.example' };
  await importFiles(
    {
      'a.csv': file(companiesHeader, buildCompanyLine('/organization/lantern', 'Lantern', homepage)),
      'c.csv': file(roundsHeader, round('Voltaro', 3, '2026-09-29', 500_000)),
      'e.ndjson': file(article('Quietly hires a hundred people', 'one', '2026-11-02T08:00:00Z')),
    },
    { database },
  );
  const after = await readVersions(database);
  expect([...before.keys()].filter((row) => row.startsWith('market_investors')).length).toBe(3);
  expect([...after].flatMap(([row, version]) => (before.get(row) === version ? [] : [row])).sort()).toEqual([
    'market_years Batteries 2025',
    'market_years Batteries 2026',
    'market_years Clean Energy 2025',
    'market_years Clean Energy 2026',
    'markets Batteries',
    'markets Clean Energy',
    'organization_markets Quietly in Retail',
    'organization_markets Voltaro in Batteries',
    'organization_markets Voltaro in Clean Energy',
  ]);
});
