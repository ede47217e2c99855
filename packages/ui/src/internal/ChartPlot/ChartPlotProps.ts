import type { ReactNode } from 'react';
import type { ChartPoint } from '../ChartFrame/ChartPoint.ts';
import type { ChartMark } from '../ChartSeries/SeriesSwatch.tsx';
import type { PlotLabel } from './bandLabels.ts';
import type { Plane } from './plane.ts';
/** The bounding box of a mark in the plot, in px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface RenderedMarks {
  marks: ReactNode;
  /** Returns the bounding box of a mark by the indexes of its point and series, or `undefined` for a missing value. */
  box: (point: number, series: number) => Box | undefined;
  /** The labels below the plot. */
  labels: readonly PlotLabel[];
}

export interface ChartPlotProps {
  title: string;
  points: readonly ChartPoint[];
  series: readonly string[];
  /** The place of each series in the palette, from 0. Default: its index. */
  looks?: readonly number[] | undefined;
  mark: ChartMark;
  /** The position of each point, as a share of the plot’s length. */
  places: readonly number[];
  extent: readonly [number, number];
  format: (value: number) => string;
  /** Whether later series are above earlier ones, and the tooltip shows the total. */
  isStacked?: boolean;
  /** Returns the space after the end of a plot of the given width, in px. */
  endSpace?: (width: number) => number;
  /** Whether the points follow each other in time, which runs from left to right in every language. */
  isTime?: boolean | undefined;
  /** Called when the user clicks a point, or presses Enter on it. */
  onPointPress?: ((id: string) => void) | undefined;
  /** Renders the marks at their positions in the plane. */
  renderMarks: (plane: Plane) => RenderedMarks;
}
