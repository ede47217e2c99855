export interface ChartPoint {
  /** Unique in its chart. */
  id: string;
  label: string;
  /** Replaces the label on an axis where that has no room. Default: the label is clipped. */
  shortLabel?: string;
  /** One value per series, in the same order. `null` is a missing value. */
  values: readonly (number | null)[];
  /** Whether the period of the point is not over. Its bars are hatched; say so in its label too. @default false */
  isPartial?: boolean;
}
