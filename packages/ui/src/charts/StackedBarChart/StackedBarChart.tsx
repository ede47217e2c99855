'use client';
import type { ChartPoint } from '../../internal/ChartFrame/ChartPoint.ts';
import { BandChart } from '../../internal/ChartPlot/BandChart.tsx';
import type { HeadingLevel } from '../../layout/Heading/Heading.tsx';
import type { SharedProps } from '../../system/SharedProps.ts';
import { stack } from './stack.ts';

export interface StackedBarChartProps extends SharedProps<HTMLElement> {
  /** What is drawn. */
  title: string;
  /** Place of the title in the outline of the page. @default 3 */
  level?: HeadingLevel;
  /** What is to be seen in it, for those who see it and those who do not. */
  description?: string;
  /** From the first bar to the last, in the direction of the language. */
  points: readonly ChartPoint[];
  /** What a bar stands for: "Year". Heads its column in the table. */
  pointName: string;
  /** The parts, from the floor up, at most eight. Only the first is easy to compare: begin with what matters most. */
  series: readonly string[];
  /** The full figure, for tooltip, table and screen readers. Default: the number in the user's locale. */
  formatValue?: (value: number) => string;
  /** The figures are on their way. */
  isLoading?: boolean;
}

/** Compares wholes, and shows what they are made of. To compare the parts themselves, use BarChart. */
export function StackedBarChart(props: StackedBarChartProps) {
  return <BandChart {...props} isStacked spans={props.points.map(({ values }) => stack(values))} />;
}
