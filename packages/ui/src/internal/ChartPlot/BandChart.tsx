'use client';
import { useFormats } from '../../system/formats/useFormats.ts';
import { BarMarks } from './BarMarks.tsx';
import { bandLabels } from './bandLabels.ts';
import { extentOf } from './extentOf.ts';
import type { Plane } from './plane.ts';
import { SeriesChart, type SeriesChartProps } from './SeriesChart.tsx';

/** The start and end value of a bar. */
export type Span = readonly [from: number, to: number];

export interface BandChartProps
  extends Omit<SeriesChartProps, 'mark' | 'places' | 'extent' | 'format' | 'renderMarks'> {
  /** For each point, one span per series, or `undefined` for a missing value. */
  spans: readonly (readonly (Span | undefined)[])[];
  formatValue?: (value: number) => string;
}

/** The share of a band that its bars fill, and the maximum width of a bar in px. */
const filled = 0.75;
const widest = 72;

/** Bars in bands of equal width: side by side, or stacked and each as wide as all of them. */
export function BandChart({ spans, formatValue, ...props }: BandChartProps) {
  const { number } = useFormats();
  const { points, series, isStacked = false, isTime = false } = props;
  const slots = isStacked ? 1 : series.length;
  const [low, high] = extentOf(spans.flat().map((span) => span?.[1] ?? null));
  return (
    <SeriesChart
      {...props}
      mark="bar"
      format={formatValue ?? number}
      places={points.map((_, index) => (index + 0.5) / points.length)}
      // The length of a bar shows its value, so the axis must include zero.
      extent={[Math.min(0, low), Math.max(0, high)]}
      renderMarks={renderMarks}
    />
  );

  function renderMarks({ across, up, length }: Plane) {
    const width = Math.min(((length / points.length) * filled) / slots, widest);
    const box = (point: number, index: number) => {
      const span = spans[point]?.[index];
      if (!span) return undefined;
      const fromMiddle = isStacked ? 0 : (index + 0.5 - slots / 2) * width;
      // Until its width is known, a plot has length 0.
      const middle = across((point + 0.5) / points.length + fromMiddle / (length || 1));
      const [from, to] = [up(span[0]), up(span[1])];
      return { x: middle - width / 2, y: Math.min(from, to), width, height: Math.abs(from - to) };
    };
    const marks = <BarMarks series={series} points={points} box={box} />;
    return { box, labels: bandLabels(points, length, isTime), marks };
  }
}
