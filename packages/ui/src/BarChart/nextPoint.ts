interface Row {
  count: number;
  /** The first stands on the right. */
  isRtl: boolean;
}

/** Where a key leads from a point of a row: arrows to its neighbours, Home and End to the ends; elsewhere nowhere. */
export function nextPoint(key: string, from: number, { count, isRtl }: Row): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: from + (isRtl ? -1 : 1),
    ArrowLeft: from + (isRtl ? 1 : -1),
    Home: 0,
    End: count - 1,
  };
  const to = targets[key];
  return to === undefined || to < 0 || to >= count ? undefined : to;
}
