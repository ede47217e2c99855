export interface ChartPoint {
  /** Unique in its chart. */
  id: string;
  label: string;
  /** One for each series, in their order; `null` where there is no figure. */
  values: readonly (number | null)[];
}
