import { storyWorld } from '@fs/fixtures';
import { CompiledQuery, createQueryId, type Kysely, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countCompanies, findCompanyIds } from '../areas/companies/companySearch.ts';
import { searchCompaniesByName } from '../areas/companies/nameSearch.ts';
import { listRelatedCompanies } from '../areas/companies/relatedCompanies.ts';
import { listFeed } from '../areas/feed/feedItems.ts';
import { countArrivals } from '../areas/feed/seen.ts';
import { findFundingIds } from '../areas/funding/fundingSearch.ts';
import type { Database } from './database.ts';
import { seedWorld } from './seed.ts';
import type { Tables } from './tables.ts';
import { describeStores, type Store } from './testing/contractStores.ts';

await describeStores(({ createStore }) => {
  let store: Store;
  let database: Database;
  let companyId: string;
  let listId: string;
  beforeAll(async () => {
    store = await createStore('nothing');
    database = await store.open();
    await seedWorld(database, storyWorld());
    const item = database.kysely.selectFrom('watchlist_items').select(['organization_id', 'watchlist_id']);
    ({ organization_id: companyId, watchlist_id: listId } = await item.limit(1).executeTakeFirstOrThrow());
  });
  afterAll(async () => {
    await database.close();
    await store.remove();
  });

  /** The plans of what a read sends, chosen as for tables that are too large to be read or sorted as a whole. */
  async function plansOf(read: (database: Database) => Promise<unknown>): Promise<string> {
    const sent: RootOperationNode[] = [];
    const kysely = database.kysely.withPlugin({
      transformQuery: ({ node }) => {
        sent.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    }) as Kysely<Tables>;
    await read({ ...database, kysely });
    const compiled = sent.map((node) => database.kysely.getExecutor().compileQuery(node, createQueryId()));
    return database.kysely.transaction().execute(async (transaction) => {
      for (const way of ['seqscan', 'bitmapscan', 'sort']) {
        await sql`select set_config(${`enable_${way}`}, 'off', true)`.execute(transaction);
      }
      const plans: unknown[] = [];
      for (const { sql: text, parameters } of compiled) {
        plans.push((await transaction.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]))).rows);
      }
      return JSON.stringify(plans);
    });
  }

  test('a search for a kind of round reads its index, in the default order', async () => {
    const filters = [{ field: 'last_round', op: '=', value: 'seed' }] as const;
    const plans = await plansOf(async (using) => {
      await countCompanies(using, filters);
      await findCompanyIds(using, { filters, sort: [], offset: 0, limit: 8 });
    });
    expect(plans.match(/organizations_by_last_round on/g)).toHaveLength(2);
    expect(plans).not.toContain('Sort');
  });

  test('the best-known companies whose names start with some letters are found in the index of names', async () => {
    await sql`vacuum organizations`.execute(database.kysely);
    const plans = await plansOf((using) => searchCompaniesByName(using, 'har'));
    expect(plans).toContain('Index Only Scan using organizations_by_name on');
  });

  test('related companies are compared in the index of their markets', async () => {
    const plans = await plansOf((using) => listRelatedCompanies(using, companyId));
    expect(plans).toContain('organization_markets_by_prominence on');
    expect(plans).toContain('markets_by_company_count on');
    expect(plans).not.toMatch(/Seq Scan on (organization|markets)/);
  });

  test('the feed and what is new read the articles of companies by arrival', async () => {
    const lists = [{ id: listId, name: '' }];
    const feed = await plansOf((using) => listFeed(using, 'all', lists, { after: null, limit: 25 }));
    expect(feed).toContain('article_organizations_by_arrival on');
    expect(feed).toContain('acquisitions_by_acquirer_and_arrival on');
    expect(feed).not.toMatch(/Seq Scan on (articles|article_organizations|funding_rounds)/);
    const period = { since: new Date(0), asOf: new Date() };
    const counts = await plansOf((using) => countArrivals(using, 'all', [listId], period));
    expect(counts).toContain('article_organizations_by_arrival on');
    expect(counts).not.toContain(' on articles');
  });

  test('a link copies when its article arrived, also when that changes', async () => {
    const { kysely } = database;
    const link = await kysely
      .selectFrom('article_organizations')
      .select(['article_id', 'arrived_at'])
      .where('organization_id', '=', companyId)
      .executeTakeFirstOrThrow();
    const later = new Date('9999-01-01T00:00:00Z');
    await kysely.updateTable('articles').set({ published_at: later }).where('id', '=', link.article_id).execute();
    const copies = await kysely
      .selectFrom('article_organizations')
      .select('arrived_at')
      .where('article_id', '=', link.article_id)
      .execute();
    expect(copies.map(({ arrived_at }) => arrived_at)).toEqual(copies.map(() => later));
    expect(link.arrived_at).not.toEqual(later);
  });

  test('pages of companies and rounds read what they filter by from the index in their order', async () => {
    const plans = await plansOf(async (using) => {
      const filters = [{ field: 'last_funding_on', op: '=', value: '2015-11' }] as const;
      await findCompanyIds(using, { filters, sort: [], offset: 0, limit: 8 });
      const rounds = [{ field: 'raised_usd', op: '>', value: 50_000_000 }] as const;
      await findFundingIds(using, { scope: 'all', filters: rounds, sort: [], offset: 0, limit: 8 });
    });
    expect(plans).toContain('Index Only Scan using organizations_by_total_funding on');
    expect(plans).toContain('Index Only Scan using funding_rounds_by_day on');
  });

  test('the first companies of a large market are found among all, with its companies read once', async () => {
    const { kysely } = database;
    const { id } = await kysely.selectFrom('markets').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
    await sql`
      with added as (
        insert into organizations (id, permalink, name, total_funding_usd)
        select gen_random_uuid(), 'member-' || number, 'Member', number % 700 from generate_series(1, 2000) as number
        returning id
      )
      insert into organization_markets (organization_id, market_id, position) select id, ${id}, 0 from added
    `.execute(kysely);
    await kysely.updateTable('markets').set({ company_count: 2000 }).where('id', '=', id).execute();
    await sql`analyze organizations`.execute(kysely);
    const search = { filters: [{ field: 'markets', op: '=', value: id }], offset: 10, limit: 200 } as const;
    const plans = await plansOf((using) => findCompanyIds(using, { ...search, sort: [] }));
    expect(plans).toContain('SubPlan');
    expect(plans).toContain('organizations_by_total_funding on');
    const sorted = await findCompanyIds(database, { ...search, sort: [{ field: 'total_funding_usd', dir: 'desc' }] });
    expect(await findCompanyIds(database, { ...search, sort: [] })).toEqual(sorted);
    expect(sorted).toHaveLength(200);
  });
});
