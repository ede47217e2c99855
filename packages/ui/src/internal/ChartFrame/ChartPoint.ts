export interface ChartPoint {
  /** Unique in its chart. */
  id: string;
  label: string;
  /** One value per series, in the same order. `null` is a missing value. */
  values: readonly (number | null)[];
}
