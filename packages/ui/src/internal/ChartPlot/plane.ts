import { nice, ticks } from '@visx/vendor/d3-array';
import { chartHeight } from '../ChartFrame/chartHeight.ts';

/** Room in px for the labels under the plot, and over it for half a figure of the axis. */
const room = { labels: 28, top: 8 };

/** Where things stand in a plot, in px from its left and its top, whichever way the line runs. */
export interface Plane {
  width: number;
  isRtl: boolean;
  /** Of a share of the way from the axis, 0, to the end of the plot, 1. */
  across: (share: number) => number;
  /** The whole way. */
  length: number;
  up: (value: number) => number;
  /** Values with a line and a figure. */
  ticks: readonly number[];
}

export interface PlaneOptions {
  width: number;
  isRtl: boolean;
  /** Lowest and highest value to be seen. */
  extent: readonly [number, number];
  /** Px for the figures of the axis, and past the end. */
  axis: number;
  end: number;
}

/** Values at round distances from each other, about four of them, that hold the extent. */
export function scaleOf([low, high]: readonly [number, number]): { ends: [number, number]; ticks: number[] } {
  // All the same: one line, on the floor.
  if (low === high) return { ends: [low, low + 1], ticks: [low] };
  const ends = nice(low, high, 4);
  return { ends, ticks: ticks(...ends, 4) };
}

export function planeOf({ width, isRtl, extent, axis, end }: PlaneOptions): Plane {
  const { ends, ticks: figures } = scaleOf(extent);
  const length = Math.max(0, width - axis - end);
  const height = chartHeight - room.labels - room.top;
  return {
    width,
    isRtl,
    length,
    ticks: figures,
    across: (share) => (isRtl ? width - axis - share * length : axis + share * length),
    up: (value) => room.top + height * (1 - (value - ends[0]) / (ends[1] - ends[0])),
  };
}
