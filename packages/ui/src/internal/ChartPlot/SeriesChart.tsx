'use client';
import type { HeadingLevel } from '../../layout/Heading/Heading.tsx';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { chartMessages } from '../ChartFrame/ChartFrame.messages.ts';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import { ChartSkeleton } from '../ChartFrame/ChartSkeleton.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import type { ChartPlotProps } from './ChartPlotProps.ts';
import { totalOf } from './totalOf.ts';

export interface SeriesChartProps extends ChartPlotProps, Omit<SharedProps<HTMLElement>, keyof ChartPlotProps> {
  level?: HeadingLevel;
  description?: string;
  pointName: string;
  isLoading?: boolean;
}

/** The common parts of all charts with points and series. Each kind of chart only renders its marks. */
export function SeriesChart({
  level = 3,
  description,
  pointName,
  isLoading = false,
  title,
  points,
  series,
  looks,
  mark,
  places,
  extent,
  format,
  isStacked = false,
  endSpace,
  renderMarks,
  isTime,
  onPointPress,
  ...shared
}: SeriesChartProps) {
  const messages = useMessages(chartMessages);
  const figure = (value: number | null) => (value === null ? messages.missing : format(value));
  const plot = {
    title,
    points,
    series,
    looks,
    mark,
    places,
    extent,
    format,
    isStacked,
    endSpace,
    renderMarks,
    isTime,
    onPointPress,
  };
  const columns = [pointName, ...series, ...(isStacked ? [messages.total] : [])];
  const valuesOf = (values: readonly (number | null)[]) => [...values, ...(isStacked ? [totalOf(values)] : [])];
  return (
    <ChartFrame
      {...shared}
      title={title}
      level={level}
      description={description}
      isLoading={isLoading}
      isEmpty={points.length === 0}
      awaited={<ChartSkeleton mark={mark} />}
      legend={{ series, looks, mark }}
      table={{
        columns,
        rowCount: points.length,
        rowsBetween: (start, end) =>
          points.slice(start, end).map(({ id, label, values }) => ({
            id,
            label,
            values: valuesOf(values).map(figure),
          })),
      }}
      file={{ columns, rows: () => points.map(({ label, values }) => [label, ...valuesOf(values)]) }}
    >
      <ChartPlot {...plot} />
    </ChartFrame>
  );
}
