import { type ChartMark, SeriesSwatch } from '../ChartSeries/SeriesSwatch.tsx';
import * as styles from './ChartLegend.css.ts';

export interface ChartKeyProps {
  series: readonly string[];
  /** The place of each series in the palette, from 0. Default: its index. */
  looks?: readonly number[] | undefined;
  mark: ChartMark;
  /** Whether to hide the legend but keep its space, while no chart is rendered. */
  isUnseen: boolean;
}

/**
 * Names the series of a chart. Long lines have their names at their ends instead, and the title names a single series.
 */
export function ChartLegend({ series, looks, mark, isUnseen }: ChartKeyProps) {
  if (series.length < 2) return null;
  return (
    // Safari drops the list semantics of a list without markers.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" className={styles.list({ mark, isUnseen })}>
      {series.map((name, index) => (
        <li key={name} className={styles.item}>
          <SeriesSwatch index={looks?.[index] ?? index} mark={mark} />
          {name}
        </li>
      ))}
    </ul>
  );
}
