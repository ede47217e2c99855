import * as styles from './CompanyTable.css.ts';

interface WeekBarsProps {
  /** Says what the bars say. */
  label: string;
  /** The current week last. */
  values: readonly number[];
  /** The value of a full bar: the largest of all rows, so that they compare. */
  most: number;
}

const bar = { width: 5, gap: 2, height: 20 };

/** Counts by week as bars from 0. */
export function WeekBars({ label, values, most }: WeekBarsProps) {
  const step = bar.width + bar.gap;
  const width = Math.max(0, values.length * step - bar.gap);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${bar.height}`} width={width} className={styles.bars}>
      {values.map((value, week) => {
        // A week without articles is a line, so that time stays readable.
        const height = value === 0 ? 1 : Math.max(2, (value / Math.max(1, most)) * bar.height);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its week
            key={week}
            x={week * step}
            y={bar.height - height}
            width={bar.width}
            height={height}
            className={value === 0 ? styles.noBar : styles.bar}
          />
        );
      })}
    </svg>
  );
}
