import type {
  CompanyLanding,
  Market,
  MarketRollup,
  Outcome,
  staticFileRoutes,
  TrendingFile,
  TrendingKeyword,
} from '@fs/api-contract';
import { limits } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Keywords that the news has more of than usual, and the day up to which. */
export interface Trending {
  keywords: string[];
  /** `YYYY-MM-DD`; null where there is no news. */
  through: string | null;
}

/** Files that are the same for every user; no session is needed. */
export function staticFileCalls(rest: RestTransport) {
  const calls = {
    /** The markets with most money in them. */
    getFeatureMarkets: (options?: CallOptions): Promise<Outcome<Market[]>> =>
      rest.call('getFeatureMarkets', {}, options),

    /** Companies and yearly funding of every market, by market id. */
    getMarketRollup: (options?: CallOptions): Promise<Outcome<Record<string, MarketRollup>>> =>
      rest.call('getMarketRollup', {}, options),

    /** Companies and yearly funding of one market, by its full id. */
    getRollupOfMarket: (marketId: string, options?: CallOptions): Promise<Outcome<MarketRollup>> =>
      rest.call('getRollupOfMarket', { params: { file: `${marketId}.json` } }, options),

    /** What the companies screen opens with. */
    getCompanyLanding: (options?: CallOptions): Promise<Outcome<CompanyLanding>> =>
      rest.call('getCompanyLanding', {}, options),

    /** Keywords that trend in the last day of the news, the highest score first. */
    getTrendingDaily: async (options?: CallOptions): Promise<Outcome<TrendingFile>> =>
      byScore(await rest.call('getTrendingDaily', {}, options)),

    /** The same of its last seven days. */
    getTrendingWeekly: async (options?: CallOptions): Promise<Outcome<TrendingFile>> =>
      byScore(await rest.call('getTrendingWeekly', {}, options)),
  } satisfies AreaCalls<typeof staticFileRoutes>;
  return {
    ...calls,

    /**
     * What trends: the keywords of the day, and where they are fewer than 15, after them those of the week; each once,
     * and no more than 50. Without the week's file, those of the day.
     */
    getTrendingKeywords: async (options?: CallOptions): Promise<Outcome<Trending>> => {
      const daily = await calls.getTrendingDaily(options);
      if (!daily.ok) return { ok: false, error: daily.error, reason: daily.reason };
      const { trending_keywords: ofDay, through } = daily.data;
      const weekly = ofDay.length < limits.trendingShown ? await calls.getTrendingWeekly(options) : null;
      return {
        ok: true,
        data: { keywords: mergeKeywords(ofDay, weekly?.ok ? weekly.data.trending_keywords : []), through },
      };
    },
  };
}

/** The file may come from elsewhere than our server: its order is not relied upon. */
function byScore(outcome: Outcome<TrendingFile>): Outcome<TrendingFile> {
  if (!outcome.ok) return outcome;
  const sorted = outcome.data.trending_keywords.toSorted((one, other) => other.score - one.score);
  return { ...outcome, data: { ...outcome.data, trending_keywords: sorted } };
}

function mergeKeywords(...files: TrendingKeyword[][]): string[] {
  const names = files.flat().map(({ keyword }) => keyword);
  return [...new Set(names)].slice(0, limits.trendingKeywords);
}
