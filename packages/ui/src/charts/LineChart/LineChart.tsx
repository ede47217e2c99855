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
  /** `YYYY-MM-DD`, unique in its chart: `2026-01-06`. */
  day: string;
  /** One for each series, in their order; `null` where there is no figure: the line has a gap. */
  values: readonly (number | null)[];
}

export interface LineChartProps extends SharedProps<HTMLElement> {
  /** What is drawn. */
  title: string;
  /** Place of the title in the outline of the page. @default 3 */
  level?: HeadingLevel;
  /** What is to be seen in it, for those who see it and those who do not. */
  description?: string;
  /** From the earliest to the latest. They stand as far apart as their days do. */
  points: readonly LineChartPoint[];
  /** What a point stands for: "Month". Heads its column in the table. */
  pointName: string;
  /** What is measured, a line each, at most eight. Each heads a column in the table. */
  series: readonly string[];
  /** Whether the axis begins at zero. Where only the change matters, it may begin where the figures do. @default true */
  isFromZero?: boolean;
  /** The full figure, for tooltip, table and screen readers. Default: the number in the user's locale. */
  formatValue?: (value: number) => string;
  /** The point in words: "March 2014". Default: the day in the user's locale. */
  formatDay?: (day: string) => string;
  /** The figures are on their way. */
  isLoading?: boolean;
}

/** Px that a name at the end of its line may take, and that a date on the axis takes. */
const longestName = 160;
const dateRoom = 80;

/** Shows how figures change over time. Things without an order are compared in a BarChart. */
export function LineChart({ points, series, isFromZero = true, formatValue, formatDay, ...props }: LineChartProps) {
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
      mark="line"
      format={formatValue ?? formats.number}
      places={places}
      extent={isFromZero ? [Math.min(0, low), Math.max(0, high)] : [low, high]}
      endRoom={endRoom}
      draw={draw}
    />
  );

  function endRoom(width: number) {
    const longest = Math.max(...series.map(({ length }) => length));
    return series.length > 1 && width >= directLabelsFrom ? Math.min(longestName, (longest + 3) * letter) : 0;
  }

  function draw(plane: Plane) {
    const spots = series.map((_, index) =>
      points.map(({ values }, point): Spot => {
        const value = values[index] ?? null;
        return value === null ? undefined : [plane.across(places[point] ?? 0), plane.up(value)];
      }),
    );
    const ticks = timeTicks(first, last, Math.max(2, Math.floor(plane.length / dateRoom)), locale);
    return {
      box: (point: number, index: number) => {
        const spot = spots[index]?.[point];
        return spot && { x: spot[0] - 2, y: spot[1] - 2, width: 4, height: 4 };
      },
      labels: ticks.map(({ at, text }) => ({ at: place(at), text })),
      marks: <LineMarks series={series} spots={spots} plane={plane} room={endRoom(plane.width)} />,
    };
  }
}
