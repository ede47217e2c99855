import { Group } from '@visx/group';
import { name as nameStyle } from '../../internal/ChartPlot/ChartPlot.css.ts';
import { clipped, letter } from '../../internal/ChartPlot/clipped.ts';
import { isolatedPoints, linePath, type Spot } from '../../internal/ChartPlot/linePath.ts';
import type { Plane } from '../../internal/ChartPlot/plane.ts';
import * as styles from '../../internal/ChartSeries/series.css.ts';
import { seriesLook } from '../../internal/ChartSeries/seriesLook.ts';
import { spread } from './spread.ts';

export interface LineMarksProps {
  series: readonly string[];
  /** The place of each series in the palette, from 0. Default: its index. */
  looks?: readonly number[] | undefined;
  /** For each series, one entry per point. */
  spots: readonly (readonly Spot[])[];
  plane: Plane;
  /** Px past the plot for the series names. With 0, a legend shows the names instead. */
  endSpace: number;
}

/** Px from the end of the plot to the names, and minimum px between two names. */
const toNames = 12;
const apart = 16;

/** Lines with a gap at each missing value, and their names at their ends. */
export function LineMarks({ series, looks, spots, plane, endSpace }: LineMarksProps) {
  const ends = spots.map((some) => some.findLast((spot) => spot !== undefined));
  const floor = plane.up(plane.ticks[0] ?? 0);
  const names = spread(
    ends.map((end) => end?.[1] ?? floor),
    apart,
    floor,
  );
  const onward = plane.isRtl ? -1 : 1;
  const start = plane.across(1) + onward * toNames;
  return series.map((name, index) => {
    const own = spots[index] ?? [];
    const end = ends[index];
    const { color, dash } = seriesLook(looks?.[index] ?? index);
    return (
      <Group key={name} className={color}>
        <path
          d={linePath(own)}
          strokeDasharray={dash}
          className={own.length > plane.length ? `${styles.line} ${styles.fine}` : styles.line}
        />
        {isolatedPoints(own).map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r={3} className={styles.solid} />
        ))}
        {endSpace > 0 && end && (
          <>
            <path
              d={`M${end[0] + onward * 2} ${end[1]}L${start - onward * 4} ${names[index]}`}
              className={styles.leader}
            />
            <text x={start} y={names[index]} dy="0.32em" className={nameStyle}>
              {clipped(name, Math.floor((endSpace - toNames) / letter))}
            </text>
          </>
        )}
      </Group>
    );
  });
}
