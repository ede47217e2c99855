/** The focused value of a chart, by the indexes of its point and series. */
export interface Stop {
  point: number;
  series: number;
}

export interface Field {
  points: number;
  series: number;
  /** Whether the first point is on the right. */
  isRtl: boolean;
  /** Whether later series are above earlier ones, as in a stack. */
  rises: boolean;
}

/**
 * Returns the value that a key moves to: arrow keys to a neighbor, Home and End to the ends, Page Up and Page Down by a
 * tenth of the points. Returns `undefined` for other keys.
 */
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
