import type { MarketFigures } from '@fs/api-contract';

/** Calendar years that a market's bars cover. */
const shownYears = 5;

/** What a market raised in each of the last calendar years, the running one last. A year without a round is 0. */
export function latestYears({
  as_of,
  years,
}: Pick<MarketFigures, 'as_of' | 'years'>): { year: number; raised: number }[] {
  if (as_of === null) return [];
  const last = Number(as_of.slice(0, 4));
  const raised = new Map(years.map(({ year, total }) => [year, total]));
  return Array.from({ length: shownYears }, (_, index) => last - shownYears + 1 + index).map((year) => ({
    year,
    raised: raised.get(year) ?? 0,
  }));
}

/** The largest year of all markets: the value of a full bar, so that they compare. */
export function largestYear(markets: readonly Pick<MarketFigures, 'as_of' | 'years'>[]): number {
  return Math.max(1, ...markets.flatMap((market) => latestYears(market).map(({ raised }) => raised)));
}
