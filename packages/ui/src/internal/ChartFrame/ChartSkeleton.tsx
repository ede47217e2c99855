import type { ChartMark } from '../ChartSeries/SeriesSwatch.tsx';
import * as styles from './ChartSkeleton.css.ts';

/** The skeleton of a plot, in the size of the plot. */
export function ChartSkeleton({ mark }: { mark: ChartMark }) {
  if (mark === 'line') {
    return (
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.line}>
        <path d="M0 70L20 55L40 62L60 30L80 38L100 12" vectorEffect="non-scaling-stroke" />
      </svg>
    );
  }
  return (
    <div className={styles.bars}>
      {[40, 65, 50, 90, 75, 30].map((height) => (
        <span key={height} style={{ blockSize: `${height}%` }} className={styles.bar} />
      ))}
    </div>
  );
}
