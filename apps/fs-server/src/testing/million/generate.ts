import type { World } from '@fs/fixtures';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { deferIndexes, restoreIndexes } from '../../database/deferredIndexes.ts';
import { refreshFundingTotals } from '../../database/fundingTotals.ts';
import { seedWorld } from '../../database/seed.ts';
import type { Tables } from '../../database/tables.ts';
import { hashPassword } from '../../identity/password.ts';
import { companyTables } from './companyTables.ts';
import { newsTables, userTables } from './newsTables.ts';

export interface GeneratedData {
  /** The sample world, which is written first. */
  world: World;
  /** Of its users. */
  password: string;
  companies: number;
  articles: number;
}

/** Articles whose markets are derived in one statement. */
const articlesPerStatement = 50_000;

/**
 * Fills an empty, migrated database with the sample world and generated rows, derives what an import derives, and builds
 * the indexes again. Nothing else may use the database meanwhile.
 */
export async function generate(
  database: Database,
  { world, password, companies, articles }: GeneratedData,
  report: (step: string, seconds: number) => void,
): Promise<void> {
  const timed = async (step: string, run: () => Promise<unknown>) => {
    const start = performance.now();
    await run();
    report(step, (performance.now() - start) / 1000);
  };
  const { kysely } = database;
  const hash = await hashPassword(password);
  await seedWorld(database, world, new Map(world.users.map(({ id }) => [id, hash])));
  // A snapshot of all companies would be written while calls are measured.
  await kysely.deleteFrom('jobs').execute();
  const tables = [...companyTables(companies), ...newsTables(articles, companies), ...userTables(companies)];
  // As in the embedded database, nobody else uses these tables.
  const names = tables.map(([table]) => table as keyof Tables);
  await deferIndexes({ kind: 'pglite', kysely }, [...names, 'market_articles'], []);
  for (const [table, statement] of tables) await timed(table, () => insert(kysely, statement));
  await timed('lengths of lists', () =>
    insert(
      kysely,
      `update watchlists set item_count = items from (
        select watchlist_id, count(*) as items from watchlist_items group by 1
      ) as counted where watchlist_id = id`,
    ),
  );
  await timed('statistics', () => sql`analyze`.execute(kysely));
  await timed('articles of markets', () => deriveMarketArticles(kysely));
  await timed('totals and figures', () =>
    kysely.transaction().execute(async (transaction) => {
      await sql`set local work_mem = '256MB'`.execute(transaction);
      await refreshFundingTotals(transaction);
    }),
  );
  await timed('indexes', () => restoreIndexes(kysely));
  await timed('vacuum and statistics', () => sql`vacuum analyze`.execute(kysely));
}

/** Runs without triggers and without looking up references, which the rows have by construction. */
async function insert(kysely: Kysely<Tables>, statement: string): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql.raw(statement).execute(transaction);
  });
}

async function deriveMarketArticles(kysely: Kysely<Tables>): Promise<void> {
  let after = '';
  while (true) {
    const { rows } = await sql<{ last: string | null }>`
      with page as materialized (
        select distinct article_id from article_organizations where article_id > ${after}
        order by article_id limit ${articlesPerStatement}
      )
      select max(article_id) as last, refresh_market_articles(array_agg(article_id)) from page
    `.execute(kysely);
    const last = rows[0]?.last ?? null;
    if (last === null) return;
    after = last;
  }
}
