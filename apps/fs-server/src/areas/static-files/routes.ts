import { limits, type staticFileRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { listLandingCompanies } from '../companies/companyLists.ts';
import { listFeaturedMarkets } from '../markets/repository.ts';
import { toMarketId } from '../markets/rules.ts';
import { cachedOf } from './cached.ts';
import { readLanding } from './landing.ts';
import { listPlaces, readMarketRollups } from './repository.ts';
import { readTrending } from './trending.ts';

export function staticFileHandlers(database: Database): Handlers<typeof staticFileRoutes> {
  const ofCompanies = <Value>(load: () => Promise<Value>) => cachedOf(database, ['companies'], load);
  const ofNews = <Value>(load: () => Promise<Value>) => cachedOf(database, ['news'], load);
  const rollups = ofCompanies(() => readMarketRollups(database));
  const landing = ofCompanies(async () => ({
    mostFunded: await listLandingCompanies(database, 'total_funding_usd'),
    recentlyFunded: await listLandingCompanies(database, 'last_funding_on'),
    places: await listPlaces(database),
  }));
  return {
    getFeatureMarkets: ofCompanies(() => listFeaturedMarkets(database)),
    getMarketRollup: async () => Object.fromEntries(await rollups()),
    getRollupOfMarket: async ({ params }) => {
      const id = toMarketId(params.file.replace(/\.json$/, ''));
      const rollup = (await readMarketRollups(database, id)).get(id);
      if (!rollup) throw notFound();
      return rollup;
    },
    getCompanyLanding: landing,
    getLanding: cachedOf(database, ['companies', 'news'], () => readLanding(database)),
    getTrendingDaily: ofNews(() => readTrending(database, 1)),
    getTrendingWeekly: ofNews(() => readTrending(database, limits.trendingDays)),
  };
}
