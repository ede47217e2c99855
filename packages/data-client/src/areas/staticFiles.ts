import type {
  CompanyLanding,
  Landing,
  MarketFigures,
  MarketRollup,
  Outcome,
  staticFileRoutes,
  TrendingFile,
  TrendingKeyword,
} from '@fs/api-contract';
import { limits } from '@fs/api-contract';
import { withoutData } from '../transport/paged.ts';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Keywords that the news mentions more than usual, and the last day of the period. */
export interface Trending {
  keywords: {
    name: string;
    /** Articles of the period that have it. */
    count: number;
  }[];
  /** Length of the period of the counts, in days. */
  days: number;
  /** `YYYY-MM-DD`; null where there is no news. */
  through: string | null;
}

/** Calls for files that are the same for every user; they need no session. */
export function staticFileCalls(rest: RestTransport) {
  const calls = {
    /** Returns the markets with most raised in 12 months. */
    getFeatureMarkets: (options?: CallOptions): Promise<Outcome<MarketFigures[]>> =>
      rest.call('getFeatureMarkets', {}, options),

    /** Returns companies and yearly funding of every market, by market id. */
    getMarketRollup: (options?: CallOptions): Promise<Outcome<Record<string, MarketRollup>>> =>
      rest.call('getMarketRollup', {}, options),

    /** Returns companies and yearly funding of one market, by its full id. */
    getRollupOfMarket: (marketId: string, options?: CallOptions): Promise<Outcome<MarketRollup>> =>
      rest.call('getRollupOfMarket', { params: { file: `${marketId}.json` } }, options),

    /** Returns what the companies screen shows first. */
    getCompanyLanding: (options?: CallOptions): Promise<Outcome<CompanyLanding>> =>
      rest.call('getCompanyLanding', {}, options),

    /** Returns the totals and newest rounds that the landing page shows. */
    getLanding: (options?: CallOptions): Promise<Outcome<Landing>> => rest.call('getLanding', {}, options),

    /** Returns trending keywords of the last day of news, the highest score first. */
    getTrendingDaily: async (options?: CallOptions): Promise<Outcome<TrendingFile>> =>
      byScore(await rest.call('getTrendingDaily', {}, options)),

    /** As `getTrendingDaily`, for the last seven days. */
    getTrendingWeekly: async (options?: CallOptions): Promise<Outcome<TrendingFile>> =>
      byScore(await rest.call('getTrendingWeekly', {}, options)),
  } satisfies AreaCalls<typeof staticFileRoutes>;
  return {
    ...calls,

    /**
     * Returns the daily keywords, followed by the weekly ones if there are fewer than 15; each once, up to 50. Without
     * the weekly file, the daily ones with the counts of the day.
     */
    getTrendingKeywords: async (options?: CallOptions): Promise<Outcome<Trending>> => {
      const daily = await calls.getTrendingDaily(options);
      if (!daily.ok) return withoutData(daily);
      const { trending_keywords: ofDay, through } = daily.data;
      const weekly = ofDay.length < limits.trendingShown ? await calls.getTrendingWeekly(options) : null;
      const ofWeek = weekly?.ok ? weekly.data.trending_keywords : null;
      const days = ofWeek ? limits.trendingDays : 1;
      return { ok: true, data: { keywords: mergeKeywords(ofDay, ofWeek ?? []), days, through } };
    },
  };
}

/** The file may come from another server, so its order is not reliable. */
function byScore(outcome: Outcome<TrendingFile>): Outcome<TrendingFile> {
  if (!outcome.ok) return outcome;
  const sorted = outcome.data.trending_keywords.toSorted((one, other) => other.score - one.score);
  return { ...outcome, data: { ...outcome.data, trending_keywords: sorted } };
}

function mergeKeywords(...files: TrendingKeyword[][]): Trending['keywords'] {
  const counts = new Map(files.flat().map(({ keyword, total_count }) => [keyword, total_count]));
  return Array.from(counts, ([name, count]) => ({ name, count })).slice(0, limits.trendingKeywords);
}
