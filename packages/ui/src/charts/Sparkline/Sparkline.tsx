'use client';
import { extentOf } from '../../internal/ChartPlot/extentOf.ts';
import { isolatedPoints, linePath, type Spot } from '../../internal/ChartPlot/linePath.ts';
import { rootProps } from '../../internal/rootProps.ts';
import { useFormats } from '../../system/formats/useFormats.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Sparkline.css.ts';
import { sparklineMessages } from './Sparkline.messages.ts';

export interface SparklineProps extends SharedProps<HTMLSpanElement> {
  /**
   * What is measured, such as "Calls a week". For screen readers only, so the text around the chart must say it too.
   */
  label: string;
  /** Values at equal distances, from the earliest. `null` is a missing value and leaves a gap in the line. */
  values: readonly (number | null)[];
  /** Formats the full value for screen readers. Default: the number in the user’s locale. */
  formatValue?: (value: number) => string;
  /** Whether the values are loading. Shows a skeleton of the same size. @default false */
  isLoading?: boolean;
}

/** Size of the SVG in its own px, with a margin for the dot at the end. */
const size = { width: 96, height: 20, margin: 3 };

/** A small trend line beside the value that it leads to. For a chart to read in detail, use LineChart. */
export function Sparkline({ label, values, formatValue, isLoading = false, ...shared }: SparklineProps) {
  const { number } = useFormats();
  const messages = useMessages(sparklineMessages);
  if (isLoading) return <span aria-hidden="true" {...rootProps(shared, styles.awaited)} />;

  const [lowest, highest] = extentOf(values);
  const height = size.height - 2 * size.margin;
  const step = (size.width - 2 * size.margin) / Math.max(1, values.length - 1);
  const spots = values.map((value, index): Spot => {
    if (value === null) return undefined;
    // Equal values render a line through the middle.
    const share = lowest === highest ? 0.5 : (value - lowest) / (highest - lowest);
    return [size.margin + index * step, size.margin + height * (1 - share)];
  });
  const end = spots.findLast((spot) => spot !== undefined);

  return (
    <span role="img" aria-label={summary()} {...rootProps(shared, styles.sparkline)}>
      <svg aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`} className={styles.plot}>
        <path d={linePath(spots)} className={styles.line} />
        {isolatedPoints(spots).map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r={1} className={styles.lone} />
        ))}
        {end ? (
          <circle cx={end[0]} cy={end[1]} r={2.5} className={styles.end} />
        ) : (
          <path d="M44 10h8" className={styles.line} />
        )}
      </svg>
    </span>
  );

  function summary() {
    const format = formatValue ?? number;
    const known = values.filter((value) => value !== null);
    const [first, last] = [known.at(0), known.at(-1)];
    if (first === undefined || last === undefined) return messages.none({ label });
    if (known.length === 1) return messages.one({ label, value: format(first) });
    return messages.summary({
      label,
      first: format(first),
      last: format(last),
      lowest: format(lowest),
      highest: format(highest),
    });
  }
}
