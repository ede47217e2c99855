'use client';
import type { ChartPoint } from '../../internal/ChartFrame/ChartPoint.ts';
import { BandChart, type Span } from '../../internal/ChartPlot/BandChart.tsx';
import type { HeadingLevel } from '../../layout/Heading/Heading.tsx';
import type { SharedProps } from '../../system/SharedProps.ts';

export interface BarChartProps extends SharedProps<HTMLElement> {
  /** The title: what the chart shows. */
  title: string;
  /** Heading level of the title. @default 3 */
  level?: HeadingLevel;
  /** The finding in a sentence, for all users, whether or not they see the chart. */
  description?: string;
  /** The bars, from first to last. */
  points: readonly ChartPoint[];
  /** What one bar represents, such as "Port". Heads the first column of the table. */
  pointName: string;
  /**
   * What is measured, such as "Calls a year": up to 8 series, rendered side by side. Each heads a column of the table.
   */
  series: readonly string[];
  /**
   * Formats the full value for the tooltip, the table, and screen readers. Default: the number in the user’s locale.
   */
  formatValue?: (value: number) => string;
  /**
   * Whether the points follow each other in time. Time runs from left to right in every language; other bars follow the
   * reading direction. @default false
   */
  isTime?: boolean;
  /** Opens the details of a bar, such as its rows. Called with the point’s id on a click, or Enter on the bar. */
  onPointPress?: (id: string) => void;
  /** Whether the values are loading. Shows a skeleton of the same size. @default false */
  isLoading?: boolean;
}

/** Compares 3 or more values. For fewer, use text. For parts of a whole, use StackedBarChart. */
export function BarChart(props: BarChartProps) {
  const spans = props.points.map(({ values }) =>
    values.map((value): Span | undefined => (value === null ? undefined : [0, value])),
  );
  return <BandChart {...props} spans={spans} />;
}
