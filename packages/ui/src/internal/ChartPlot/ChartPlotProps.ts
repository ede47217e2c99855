import type { ReactNode } from 'react';
import type { ChartPoint } from '../ChartFrame/ChartPoint.ts';
import type { ChartMark } from '../ChartSeries/SeriesSwatch.tsx';
import type { PlotLabel } from './bandLabels.ts';
import type { Plane } from './plane.ts';
/** A mark in the plot, in px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Drawing {
  marks: ReactNode;
  /** Where the mark of a point and a series is; none where there is no figure. */
  box: (point: number, series: number) => Box | undefined;
  /** Words under the plot. */
  labels: readonly PlotLabel[];
}

export interface ChartPlotProps {
  title: string;
  points: readonly ChartPoint[];
  series: readonly string[];
  mark: ChartMark;
  /** Share of the way at which each point stands. */
  places: readonly number[];
  extent: readonly [number, number];
  format: (value: number) => string;
  /** Later series stand higher, and the tip adds them up. */
  isStacked?: boolean;
  /** Room past the end, in px, of a plot of this width. */
  endRoom?: (width: number) => number;
  draw: (plane: Plane) => Drawing;
}
