'use client';
import type { ChartPoint } from '../../internal/ChartFrame/ChartPoint.ts';
import { BandChart, type Span } from '../../internal/ChartPlot/BandChart.tsx';
import type { HeadingLevel } from '../../layout/Heading/Heading.tsx';
import type { SharedProps } from '../../system/SharedProps.ts';

export interface BarChartProps extends SharedProps<HTMLElement> {
  /** What is drawn. */
  title: string;
  /** Place of the title in the outline of the page. @default 3 */
  level?: HeadingLevel;
  /** What is to be seen in it, for those who see it and those who do not. */
  description?: string;
  /** From the first bar to the last, in the direction of the language. */
  points: readonly ChartPoint[];
  /** What a bar stands for: "Port". Heads its column in the table. */
  pointName: string;
  /** What is measured: "Calls a year"; several stand side by side, at most eight. Each heads a column in the table. */
  series: readonly string[];
  /** The full figure, for tooltip, table and screen readers. Default: the number in the user's locale. */
  formatValue?: (value: number) => string;
  /** The figures are on their way. */
  isLoading?: boolean;
}

/** Compares a few figures. Fewer than three are better told in words; parts of a whole are a StackedBarChart. */
export function BarChart(props: BarChartProps) {
  const spans = props.points.map(({ values }) =>
    values.map((value): Span | undefined => (value === null ? undefined : [0, value])),
  );
  return <BandChart {...props} spans={spans} />;
}
