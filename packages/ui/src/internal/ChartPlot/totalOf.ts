/** Returns the sum of the values, or `null` when all are missing. */
export function totalOf(values: readonly (number | null)[]): number | null {
  return values.reduce((sum, value) => (value === null ? sum : (sum ?? 0) + value), null);
}
