'use client';
import type { ChartPoint } from '../../internal/ChartFrame/ChartPoint.ts';
import { BandChart } from '../../internal/ChartPlot/BandChart.tsx';
import type { HeadingLevel } from '../../layout/Heading/Heading.tsx';
import type { SharedProps } from '../../system/SharedProps.ts';
import { stack } from './stack.ts';

export interface StackedBarChartProps extends SharedProps<HTMLElement> {
  /** The title: what the chart shows. */
  title: string;
  /** Heading level of the title. @default 3 */
  level?: HeadingLevel;
  /** The finding in a sentence, for all users, whether or not they see the chart. */
  description?: string;
  /** The bars, from first to last in reading direction. */
  points: readonly ChartPoint[];
  /** What one bar represents, such as "Year". Heads the first column of the table. */
  pointName: string;
  /** The parts from bottom to top, up to 8. Only the first is easy to compare, so start with the most important. */
  series: readonly string[];
  /**
   * Formats the full value for the tooltip, the table, and screen readers. Default: the number in the user’s locale.
   */
  formatValue?: (value: number) => string;
  /** Whether the values are loading. Shows a skeleton of the same size. @default false */
  isLoading?: boolean;
}

/** Compares totals and shows their parts. To compare the parts with each other, use BarChart. */
export function StackedBarChart(props: StackedBarChartProps) {
  return <BandChart {...props} isStacked spans={props.points.map(({ values }) => stack(values))} />;
}
