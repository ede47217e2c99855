'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useMessages } from '../../system/messages/useMessages.ts';
import { chartMessages } from '../ChartFrame/ChartFrame.messages.ts';
import { chartHeight } from '../ChartFrame/chartHeight.ts';
import { directLabelsFrom } from '../ChartFrame/directLabelsFrom.ts';
import { SeriesSwatch } from '../ChartSeries/SeriesSwatch.tsx';
import type { Box, ChartPlotProps } from './ChartPlotProps.ts';
import * as styles from './ChartTip.css.ts';
import type { Stop } from './nextStop.ts';
import type { Plane } from './plane.ts';
import { totalOf } from './totalOf.ts';

export interface ChartTipProps
  extends Pick<ChartPlotProps, 'points' | 'series' | 'looks' | 'mark' | 'format' | 'isStacked'> {
  plane: Plane;
  at: Stop;
  /** The center of the point in px, and its marks. */
  x: number;
  boxes: readonly Box[];
}

/** Px between the marks of the point and the tooltip. */
const gap = 8;

/**
 * The full values of a point, beside it where there is more space. On phones, the values of several series are above
 * the plot.
 */
export function ChartTip({ points, series, looks, mark, format, isStacked, plane, at, x, boxes }: ChartTipProps) {
  const messages = useMessages(chartMessages);
  const { direction } = useLocale();
  const { label = '', values = [] } = points[at.point] ?? {};
  const figure = (value: number | null | undefined) => (value == null ? messages.missing : format(value));
  const isSingle = series.length === 1;
  const isAbove = !isSingle && plane.width < directLabelsFrom;
  return (
    <div
      aria-hidden="true"
      style={isAbove ? undefined : beside()}
      className={styles.tip({ place: isAbove ? 'above' : 'beside' })}
    >
      {/* Time runs from left to right, text as in its language. */}
      <div dir={direction}>
        {label}
        {isSingle ? (
          <strong className={styles.value}>{figure(values[0])}</strong>
        ) : (
          <table className={styles.figures}>
            <tbody>
              {series.map((name, index) => (
                <tr key={name} className={index === at.series ? styles.read : undefined}>
                  <th className={styles.name}>
                    <span className={styles.words}>
                      <SeriesSwatch index={looks?.[index] ?? index} mark={mark} />
                      {name}
                    </span>
                  </th>
                  <td className={styles.figure}>{figure(values[index])}</td>
                </tr>
              ))}
              {isStacked && (
                <tr>
                  <th className={styles.name}>{messages.total}</th>
                  <td className={styles.figure}>{figure(totalOf(values))}</td>
                </tr>
              )}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );

  function beside() {
    const left = Math.min(x, ...boxes.map((box) => box.x)) - gap;
    const right = plane.width - Math.max(x, ...boxes.map((box) => box.x + box.width)) - gap;
    const [before, after] = plane.isRtl ? [right, left] : [left, right];
    const side =
      before > after
        ? { insetInlineEnd: plane.width - before, maxInlineSize: before }
        : { insetInlineStart: plane.width - after, maxInlineSize: after };
    return { ...side, insetBlockStart: isSingle ? (boxes[0]?.y ?? chartHeight / 2) : chartHeight / 2 };
  }
}
