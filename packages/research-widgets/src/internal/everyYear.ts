/** Maximum number of years in a chart. Lists of rounds show earlier ones. */
const most = 15;

/**
 * Returns every year from the first to the last round, up to the latest fifteen.
 *
 * @param without A year without a round.
 * @param through The year to end with, if it is later than the last round.
 */
export function everyYear<Year extends { year: number }>(
  years: readonly Year[],
  without: (year: number) => Year,
  through?: number,
): Year[] {
  if (years.length === 0) return [];
  const known = new Map(years.map((each) => [each.year, each]));
  const last = Math.max(...known.keys(), through ?? 0);
  const first = Math.max(Math.min(...known.keys()), last - most + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const year = first + index;
    return known.get(year) ?? without(year);
  });
}
