/** The sum of the figures that there are; `null` where there are none. */
export function totalOf(values: readonly (number | null)[]): number | null {
  return values.reduce((sum, value) => (value === null ? sum : (sum ?? 0) + value), null);
}
