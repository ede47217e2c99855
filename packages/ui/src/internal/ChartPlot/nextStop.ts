/** Where a user is in a chart: places of a point and of a series. */
export interface Stop {
  point: number;
  series: number;
}

export interface Field {
  points: number;
  series: number;
  /** The first point stands on the right. */
  isRtl: boolean;
  /** Later series stand higher, as in a stack. */
  rises: boolean;
}

/** Where a key leads: arrows to neighbours, Home and End to the ends, pages over a tenth of the way; elsewhere nowhere. */
export function nextStop(key: string, from: Stop, { points, series, isRtl, rises }: Field): Stop | undefined {
  const onward = isRtl ? -1 : 1;
  const upward = rises ? 1 : -1;
  const leap = Math.max(1, Math.round(points / 10));
  const moves: Readonly<Record<string, Partial<Stop>>> = {
    ArrowRight: { point: from.point + onward },
    ArrowLeft: { point: from.point - onward },
    ArrowUp: { series: from.series + upward },
    ArrowDown: { series: from.series - upward },
    Home: { point: 0 },
    End: { point: points - 1 },
    PageDown: { point: Math.min(from.point + leap, points - 1) },
    PageUp: { point: Math.max(from.point - leap, 0) },
  };
  const move = moves[key];
  if (!move) return undefined;
  const to = { ...from, ...move };
  const isInside = to.point >= 0 && to.point < points && to.series >= 0 && to.series < series;
  return isInside ? to : undefined;
}
