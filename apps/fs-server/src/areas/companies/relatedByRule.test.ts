import { storyWorld } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { seedWorld } from '../../database/seed.ts';
import { describeStores, type Store } from '../../database/testing/contractStores.ts';
import { listRelatedCompanies } from './relatedCompanies.ts';

interface Rated {
  id: string;
  prominence: number;
  founded_on: string | null;
  markets: ReadonlySet<string>;
  articles: ReadonlySet<string>;
}

/** What `listRelatedCompanies` promises, from every company and without any bound but the number of results. */
function relateByRule(
  company: Rated,
  all: readonly Rated[],
  companiesOf: ReadonlyMap<string, number>,
): readonly string[] {
  const largest = Math.max(...companiesOf.values());
  const sizeOf = (market: string) => companiesOf.get(market) ?? 0;
  const own = [...company.markets]
    .sort((one, other) => sizeOf(one) - sizeOf(other) || (one < other ? -1 : 1))
    .slice(0, 5);
  const dayOf = (day: string) => Date.parse(day) / 86_400_000;
  const rated = all.flatMap((other) => {
    if (other.id === company.id) return [];
    const shared = own.filter((market) => other.markets.has(market));
    const common = company.articles.intersection(other.articles).size;
    const headlines = common >= 2 ? common : 0;
    if (shared.length === 0 && headlines === 0) return [];
    const weight = shared.reduce((sum, market) => sum + Math.log(1 + largest / Math.max(1, sizeOf(market))), 0);
    // Prominence has single precision in the database.
    const distance = Math.abs(Math.fround(other.prominence - company.prominence));
    const age =
      company.founded_on && other.founded_on
        ? 1 / (1 + Math.abs(dayOf(other.founded_on) - dayOf(company.founded_on)) / 1800)
        : 0;
    const score = (Math.sqrt(weight) + Math.log(1 + headlines)) * (1 / (1 + distance / 6) + 0.25 * age);
    return [{ ...other, score: Number(score.toPrecision(12)) }];
  });
  return rated
    .sort((one, other) => other.score - one.score || other.prominence - one.prominence || (one.id < other.id ? -1 : 1))
    .slice(0, 10)
    .map(({ id }) => id);
}

await describeStores(({ createStore }) => {
  let store: Store;
  let database: Database;
  beforeAll(async () => {
    store = await createStore('nothing');
    database = await store.open();
    await seedWorld(database, storyWorld());
  });
  afterAll(async () => {
    await database.close();
    await store.remove();
  });

  test('related companies of every sample company are those of the rule, in its order', async () => {
    const { kysely } = database;
    const markets = await kysely.selectFrom('organization_markets').select(['organization_id', 'market_id']).execute();
    const articles = await kysely
      .selectFrom('article_organizations')
      .select(['organization_id', 'article_id'])
      .execute();
    const sizes = await kysely.selectFrom('markets').select(['id', 'company_count']).execute();
    const rows = await kysely.selectFrom('organizations').select(['id', 'prominence', 'founded_on']).execute();
    const marketsOf = Map.groupBy(markets, ({ organization_id }) => organization_id);
    const articlesOf = Map.groupBy(articles, ({ organization_id }) => organization_id);
    const all = rows.map((row) => ({
      ...row,
      prominence: Math.fround(row.prominence),
      markets: new Set(marketsOf.get(row.id)?.map(({ market_id }) => market_id)),
      articles: new Set(articlesOf.get(row.id)?.map(({ article_id }) => article_id)),
    }));
    const companiesOf = new Map(sizes.map(({ id, company_count }) => [id, company_count]));
    for (const company of all) {
      const related = await listRelatedCompanies(database, company.id);
      expect(
        related.map(({ id }) => id),
        company.id,
      ).toEqual(relateByRule(company, all, companiesOf));
    }
  });
});
