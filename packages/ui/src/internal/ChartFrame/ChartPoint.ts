export interface ChartPoint {
  /** Unique in its chart. */
  id: string;
  label: string;
  /** One value per series, in the same order. `null` is a missing value. */
  values: readonly (number | null)[];
  /** Whether the period of the point is not over. Its bars are hatched; say so in its label too. @default false */
  isPartial?: boolean;
}
