interface FundingYear {
  year: number;
  raised_usd: number;
}

/** Most years that are drawn: what lies further back than that is told by the list. */
const most = 15;

/** Every year from the first to the last round, years without one as zero; the newest fifteen at most. */
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
