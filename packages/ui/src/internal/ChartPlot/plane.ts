import { nice, ticks } from '@visx/vendor/d3-array';
import { chartHeight } from '../ChartFrame/chartHeight.ts';

/** Px for the labels below the plot, and above it for half a tick label. */
const space = { labels: 28, top: 8 };

/** Converts values to positions in a plot, in px from the left and the top, in either text direction. */
export interface Plane {
  width: number;
  isRtl: boolean;
  /** Converts a share of the plot’s length to px. 0 is at the axis, 1 at the end. */
  across: (share: number) => number;
  /** The length of the plot. */
  length: number;
  up: (value: number) => number;
  /** The values with a grid line and a label. */
  ticks: readonly number[];
}

export interface PlaneOptions {
  width: number;
  isRtl: boolean;
  /** The lowest and the highest value to show. */
  extent: readonly [number, number];
  /** Px for the tick labels, and for the space after the end. */
  axis: number;
  end: number;
}

/** Returns about 4 ticks at round distances, and their ends, which include the extent. */
export function scaleOf([low, high]: readonly [number, number]): { ends: [number, number]; ticks: number[] } {
  // Equal values get a single line at the bottom.
  if (low === high) return { ends: [low, low + 1], ticks: [low] };
  const ends = nice(low, high, 4);
  const figures = ticks(...ends, 4);
  // Whole numbers count something, and there is no half of an article.
  const isWhole = Number.isInteger(low) && Number.isInteger(high);
  return { ends, ticks: isWhole ? figures.filter(Number.isInteger) : figures };
}

export function planeOf({ width, isRtl, extent, axis, end }: PlaneOptions): Plane {
  const { ends, ticks: figures } = scaleOf(extent);
  const length = Math.max(0, width - axis - end);
  const height = chartHeight - space.labels - space.top;
  return {
    width,
    isRtl,
    length,
    ticks: figures,
    across: (share) => (isRtl ? width - axis - share * length : axis + share * length),
    up: (value) => space.top + height * (1 - (value - ends[0]) / (ends[1] - ends[0])),
  };
}
