/** Periods of the funding table up to today, as an address has them. */
export const fundingPeriods = ['7d', '30d', 'quarter', 'year'] as const;

export type FundingPeriod = (typeof fundingPeriods)[number];

const days = { '7d': 7, '30d': 30, quarter: 91, year: 365 } as const satisfies Record<FundingPeriod, number>;

/** Reads a period from an address; undefined for all rounds. */
export function parseFundingPeriod(text: string | undefined): FundingPeriod | undefined {
  return fundingPeriods.find((period) => period === text);
}

/** The first day of a period that includes today, as `YYYY-MM-DD`. */
export function firstDayOf(period: FundingPeriod, now = new Date()): string {
  return new Date(now.getTime() - (days[period] - 1) * 86_400_000).toISOString().slice(0, 10);
}
