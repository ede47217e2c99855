'use client';
import { useRef } from 'react';
import { useFormats } from '../formats/useFormats.ts';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { ChartFrame } from '../internal/ChartFrame/ChartFrame.tsx';
import { useInlineSize } from '../internal/useInlineSize.ts';
import type { SharedProps } from '../SharedProps.ts';
import * as styles from './BarChart.css.ts';
import { BarChartPlot } from './BarChartPlot.tsx';

export interface BarChartPoint {
  /** Unique in its chart. */
  id: string;
  label: string;
  value: number;
}

export interface BarChartProps extends SharedProps<HTMLElement> {
  /** What is drawn. */
  title: string;
  /** Place of the title in the outline of the page. @default 3 */
  level?: HeadingLevel;
  /** What is to be seen in it, for those who see it and those who do not. */
  description?: string;
  /** From the first bar to the last, in the direction of the language. */
  points: readonly BarChartPoint[];
  /** What a bar stands for: "Port". Heads its column in the table. */
  pointName: string;
  /** What it measures: "Calls a year". Heads its column in the table. */
  valueName: string;
  /** The full figure, for tooltip, table and screen readers. Default: the number in the reader's locale. */
  formatValue?: (value: number) => string;
  /** The figures are on their way. */
  isLoading?: boolean;
}

/** Compares a few figures. Fewer than three are better told in words. */
export function BarChart({
  title,
  level = 3,
  description,
  points,
  pointName,
  valueName,
  formatValue,
  isLoading = false,
  ...shared
}: BarChartProps) {
  const { number } = useFormats();
  const format = formatValue ?? number;
  const rows = points.map(({ id, label, value }) => ({ id, label, value: format(value) }));
  return (
    <ChartFrame
      {...shared}
      title={title}
      level={level}
      description={description}
      isLoading={isLoading}
      table={{ columns: [pointName, valueName], rows }}
    >
      <MeasuredPlot title={title} points={points} format={format} />
    </ChartFrame>
  );
}

interface MeasuredPlotProps {
  title: string;
  points: readonly BarChartPoint[];
  format: (value: number) => string;
}

function MeasuredPlot(props: MeasuredPlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useInlineSize(place, 640);
  return (
    <div ref={place} className={styles.place}>
      <BarChartPlot {...props} width={width} />
    </div>
  );
}
