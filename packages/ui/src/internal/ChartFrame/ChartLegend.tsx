import { type ChartMark, SeriesSwatch } from '../ChartSeries/SeriesSwatch.tsx';
import * as styles from './ChartLegend.css.ts';

export interface ChartKeyProps {
  series: readonly string[];
  mark: ChartMark;
  /** Holds its place while nothing is drawn. */
  isUnseen: boolean;
}

/** Names the series of a chart. Lines that have room bear their names themselves. A single one is named by the title. */
export function ChartLegend({ series, mark, isUnseen }: ChartKeyProps) {
  if (series.length < 2) return null;
  return (
    // Safari forgets that a list without markers is one.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" className={styles.list({ mark, isUnseen })}>
      {series.map((name, index) => (
        <li key={name} className={styles.item}>
          <SeriesSwatch index={index} mark={mark} />
          {name}
        </li>
      ))}
    </ul>
  );
}
