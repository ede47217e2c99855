'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import { directLabelsFrom } from '../../internal/ChartFrame/directLabelsFrom.ts';
import { letter } from '../../internal/ChartPlot/clipped.ts';
import { extentOf } from '../../internal/ChartPlot/extentOf.ts';
import type { Spot } from '../../internal/ChartPlot/linePath.ts';
import type { Plane } from '../../internal/ChartPlot/plane.ts';
import { SeriesChart } from '../../internal/ChartPlot/SeriesChart.tsx';
import type { HeadingLevel } from '../../layout/Heading/Heading.tsx';
import { useFormats } from '../../system/formats/useFormats.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { LineMarks } from './LineMarks.tsx';
import { timeTicks } from './timeTicks.ts';

export interface LineChartPoint {
  /** A `YYYY-MM-DD` date such as `2026-01-06`, unique in its chart. */
  day: string;
  /** One value per series, in the same order. `null` is a missing value and leaves a gap in the line. */
  values: readonly (number | null)[];
}

export interface LineChartProps extends SharedProps<HTMLElement> {
  /** The title: what the chart shows. */
  title: string;
  /** Heading level of the title. @default 3 */
  level?: HeadingLevel;
  /** The finding in a sentence, for all users, whether or not they see the chart. */
  description?: string;
  /** The points, from earliest to latest. Their distances are in proportion to the time between them. */
  points: readonly LineChartPoint[];
  /** What one point represents, such as "Month". Heads the first column of the table. */
  pointName: string;
  /** What is measured: up to 8 series, one line each. Each heads a column of the table. */
  series: readonly string[];
  /**
   * The place of each series in the palette of eight, from 0, so that a series looks the same in every chart. Default: its
   * index.
   */
  looks?: readonly number[];
  /** Whether the axis starts at zero. Use `false` where only the change matters. @default true */
  isFromZero?: boolean;
  /**
   * Formats the full value for the tooltip, the table, and screen readers. Default: the number in the user’s locale.
   */
  formatValue?: (value: number) => string;
  /** Formats the date of a point, such as "March 2014". Default: the date in the user’s locale. */
  formatDay?: (day: string) => string;
  /** Whether the values are loading. Shows a skeleton of the same size. @default false */
  isLoading?: boolean;
}

/** Px reserved for a series name at the end of its line, and for a date on the axis. */
const longestName = 160;
const dateSpace = 80;

/** Shows how values change over time. To compare items that have no order, use BarChart. */
export function LineChart({
  points,
  series,
  looks,
  isFromZero = true,
  formatValue,
  formatDay,
  ...props
}: LineChartProps) {
  const { locale } = useLocale();
  const formats = useFormats();
  const times = points.map(({ day }) => Date.parse(`${day}T00:00:00Z`));
  const [first, last] = extentOf(times);
  const place = (time: number) => (first === last ? 0.5 : (time - first) / (last - first));
  const places = times.map(place);
  const [low, high] = extentOf(points.flatMap(({ values }) => values));

  return (
    <SeriesChart
      {...props}
      points={points.map(({ day, values }) => ({ id: day, label: (formatDay ?? formats.day)(day), values }))}
      series={series}
      looks={looks}
      mark="line"
      isTime
      format={formatValue ?? formats.number}
      places={places}
      extent={isFromZero ? [Math.min(0, low), Math.max(0, high)] : [low, high]}
      endSpace={endSpace}
      renderMarks={renderMarks}
    />
  );

  function endSpace(width: number) {
    const longest = Math.max(...series.map(({ length }) => length));
    return series.length > 1 && width >= directLabelsFrom ? Math.min(longestName, (longest + 3) * letter) : 0;
  }

  function renderMarks(plane: Plane) {
    const spots = series.map((_, index) =>
      points.map(({ values }, point): Spot => {
        const value = values[index] ?? null;
        return value === null ? undefined : [plane.across(places[point] ?? 0), plane.up(value)];
      }),
    );
    const ticks = timeTicks(first, last, Math.max(2, Math.floor(plane.length / dateSpace)), locale);
    return {
      box: (point: number, index: number) => {
        const spot = spots[index]?.[point];
        return spot && { x: spot[0] - 2, y: spot[1] - 2, width: 4, height: 4 };
      },
      labels: ticks.map(({ at, text }) => ({ at: place(at), text })),
      marks: <LineMarks series={series} looks={looks} spots={spots} plane={plane} endSpace={endSpace(plane.width)} />,
    };
  }
}
