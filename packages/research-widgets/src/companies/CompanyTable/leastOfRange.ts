/** Returns the lower bound of a range such as "51-100", by which the server sorts. Null if it is unknown. */
export function leastOfRange(range: string | null): number | null {
  const least = Number.parseInt(range?.replaceAll(',', '') ?? '', 10);
  return Number.isNaN(least) ? null : least;
}
