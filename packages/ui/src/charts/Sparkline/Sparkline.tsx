'use client';
import { extentOf } from '../../internal/ChartPlot/extentOf.ts';
import { isolatedPoints, linePath, type Spot } from '../../internal/ChartPlot/linePath.ts';
import { useFormats } from '../../system/formats/useFormats.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Sparkline.css.ts';
import { sparklineMessages } from './Sparkline.messages.ts';

export interface SparklineProps extends SharedProps<HTMLSpanElement> {
  /** What is measured: "Calls a week". Heard, not seen: words beside it say it too. */
  label: string;
  /** At even distances, from the earliest; `null` where there is no figure: the line has a gap. */
  values: readonly (number | null)[];
  /** The full figure, for screen readers. Default: the number in the user's locale. */
  formatValue?: (value: number) => string;
  /** The figures are on their way. */
  isLoading?: boolean;
}

/** Of the drawing, in its own px, with room for the dot at the end. */
const size = { width: 96, height: 20, room: 3 };

/** A course in the size of a word, beside the figure that it led to. What is to be read in detail is a LineChart. */
export function Sparkline({ label, values, formatValue, isLoading = false, ...shared }: SparklineProps) {
  const { number } = useFormats();
  const messages = useMessages(sparklineMessages);
  if (isLoading) return <span {...shared} aria-hidden="true" className={styles.awaited} />;

  const [lowest, highest] = extentOf(values);
  const height = size.height - 2 * size.room;
  const step = (size.width - 2 * size.room) / Math.max(1, values.length - 1);
  const spots = values.map((value, index): Spot => {
    if (value === null) return undefined;
    // What does not change runs through the middle.
    const share = lowest === highest ? 0.5 : (value - lowest) / (highest - lowest);
    return [size.room + index * step, size.room + height * (1 - share)];
  });
  const end = spots.findLast((spot) => spot !== undefined);

  return (
    <span {...shared} role="img" aria-label={summary()} className={styles.sparkline}>
      <svg aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`} className={styles.drawing}>
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
