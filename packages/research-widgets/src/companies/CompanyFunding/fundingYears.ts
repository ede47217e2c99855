interface FundingYear {
  year: number;
  raised_usd: number;
}

/** Maximum number of years in the chart. The list of rounds shows earlier ones. */
const most = 15;

/** Returns every year from the first to the last round, including years without one. Up to the latest fifteen. */
export function fundingYears(years: readonly FundingYear[]): FundingYear[] {
  const known = new Map(years.map(({ year, raised_usd }) => [year, raised_usd]));
  const last = Math.max(...known.keys());
  const first = Math.max(Math.min(...known.keys()), last - most + 1);
  if (!Number.isFinite(first)) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    year: first + index,
    raised_usd: known.get(first + index) ?? 0,
  }));
}
