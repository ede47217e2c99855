import { useId } from 'react';
import * as styles from './PeriodBars.css.ts';

interface PeriodBarsProps {
  /** Says what the bars say. */
  label: string;
  /** The current period last. */
  values: readonly number[];
  /** The value of a full bar: the largest of all rows, so that they compare. */
  most: number;
  /** Whether the last period is not over. Its bar is hatched, as in charts. @default false */
  isLastPartial?: boolean;
  /** `medium` suits tiles. @default 'small' */
  size?: keyof typeof sizes;
}

/** In px of the SVG. */
const sizes = {
  small: { width: 5, gap: 2, height: 20 },
  medium: { width: 14, gap: 4, height: 32 },
} as const;

/** Values by week or year as bars from 0. */
export function PeriodBars({ label, values, most, isLastPartial = false, size = 'small' }: PeriodBarsProps) {
  const id = useId();
  const bar = sizes[size];
  const step = bar.width + bar.gap;
  const width = Math.max(0, values.length * step - bar.gap);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${bar.height}`}
      width={width}
      height={bar.height}
      className={styles.bars}
    >
      {isLastPartial && (
        <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse">
          <path d="M-1 1l2-2M0 4l4-4M3 5l2-2" className={styles.hatch} />
        </pattern>
      )}
      {values.map((value, period) => {
        // A period without anything is a line, so that time stays readable.
        const height = value === 0 ? 1 : Math.max(2, (value / Math.max(1, most)) * bar.height);
        const isPartial = isLastPartial && period === values.length - 1 && value > 0;
        // Inside of its outline, so that a hatched bar is as wide as the others.
        const inset = isPartial ? 0.5 : 0;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its period
            key={period}
            x={period * step + inset}
            y={bar.height - height + inset}
            width={bar.width - 2 * inset}
            height={height - 2 * inset}
            {...(isPartial
              ? { className: styles.partialBar, fill: `url(#${id})` }
              : { className: value === 0 ? styles.noBar : styles.bar })}
          />
        );
      })}
    </svg>
  );
}
