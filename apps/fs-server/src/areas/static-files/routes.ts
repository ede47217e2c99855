import { limits, type staticFileRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { listLandingCompanies } from '../companies/companyLists.ts';
import { listFeaturedMarkets } from '../markets/repository.ts';
import { toMarketId } from '../markets/rules.ts';
import { readNewsRevision } from '../news/newsRevision.ts';
import { cached, cachedBy } from './cached.ts';
import { readLanding } from './landing.ts';
import { listPlaces, readMarketRollups } from './repository.ts';
import { readTrending } from './trending.ts';

/** How long the files are cached. Companies change by imports and corrections, so a delay of minutes is acceptable. */
const cacheLifetimeMs = 5 * 60_000;

export function staticFileHandlers(database: Database): Handlers<typeof staticFileRoutes> {
  const rollups = cached(() => readMarketRollups(database), cacheLifetimeMs);
  const landing = cached(
    async () => ({
      mostFunded: await listLandingCompanies(database, 'total_funding_usd'),
      recentlyFunded: await listLandingCompanies(database, 'last_funding_on'),
      places: await listPlaces(database),
    }),
    cacheLifetimeMs,
  );
  /** Cached until the news is edited. */
  function ofNews<Value>(load: () => Promise<Value>): () => Promise<Value> {
    const read = cachedBy((revision: string) => revision, load, { lifetimeMs: cacheLifetimeMs, entries: 1 });
    return async () => read(await readNewsRevision(database));
  }
  return {
    getFeatureMarkets: cached(() => listFeaturedMarkets(database), cacheLifetimeMs),
    getMarketRollup: async () => Object.fromEntries(await rollups()),
    getRollupOfMarket: async ({ params }) => {
      const id = toMarketId(params.file.replace(/\.json$/, ''));
      const rollup = (await readMarketRollups(database, id)).get(id);
      if (!rollup) throw notFound();
      return rollup;
    },
    getCompanyLanding: landing,
    getLanding: cached(() => readLanding(database), cacheLifetimeMs),
    getTrendingDaily: ofNews(() => readTrending(database, 1)),
    getTrendingWeekly: ofNews(() => readTrending(database, limits.trendingDays)),
  };
}
