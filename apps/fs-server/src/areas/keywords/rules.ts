import { limits } from '@fs/api-contract';

const dayMs = 24 * 60 * 60 * 1000;

/** The days of a topic's history, `YYYY-MM-DD`, the earliest first. */
export function historyDays(through: string): string[] {
  const last = Date.parse(`${through}T00:00:00Z`);
  return Array.from({ length: limits.trendingDays }, (_, index) =>
    new Date(last - (limits.trendingDays - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}
