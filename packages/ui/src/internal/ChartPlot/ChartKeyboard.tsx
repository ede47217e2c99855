'use client';
import { Bar } from '@visx/shape';
import { minIndex } from '@visx/vendor/d3-array';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../system/messages/useMessages.ts';
import { chartMessages } from '../ChartFrame/ChartFrame.messages.ts';
import type { ChartMark } from '../ChartSeries/SeriesSwatch.tsx';
import { useEscape } from '../useEscape.ts';
import * as styles from './ChartKeyboard.css.ts';
import type { Box, ChartPlotProps, RenderedMarks } from './ChartPlotProps.ts';
import { ChartTip } from './ChartTip.tsx';
import { distance } from './distance.ts';
import { nextStop, type Stop } from './nextStop.ts';
import type { Plane } from './plane.ts';

export interface ChartKeyboardProps extends Omit<ChartPlotProps, 'extent' | 'endSpace' | 'renderMarks'> {
  plane: Plane;
  box: RenderedMarks['box'];
}

/**
 * Makes the plot a single tab stop. The arrow keys move from value to value and announce each, and the pointer selects
 * the nearest value. Only the selected value is an element, so the cost doesn’t depend on the number of points.
 */
export function ChartKeyboard({ plane, box, ...chart }: ChartKeyboardProps) {
  const { title, points, series, places, mark, format, isStacked = false, onPointPress } = chart;
  const messages = useMessages(chartMessages);
  const helpId = useId();
  const [stop, setStop] = useState<Stop>({ point: 0, series: 0 });
  const [reads, setReads] = useState<'by-key' | 'by-pointer'>();
  // The data may have fewer points than before.
  const at = { point: Math.min(stop.point, points.length - 1), series: Math.min(stop.series, series.length - 1) };
  const ring = box(at.point, at.series);
  const boxes = series.flatMap((_, index) => box(at.point, index) ?? []);
  const x = plane.across(places[at.point] ?? 0);
  useEscape(reads !== undefined, () => setReads(undefined));

  function move(event: KeyboardEvent) {
    if (event.key === 'Enter' && onPointPress) return press(at.point);
    const to = nextStop(event.key, at, {
      points: points.length,
      series: series.length,
      isRtl: plane.isRtl,
      rises: isStacked,
    });
    if (!to) return;
    event.preventDefault();
    setStop(to);
    setReads('by-key');
  }

  function point({ currentTarget, clientX, clientY }: PointerEvent) {
    const corner = currentTarget.getBoundingClientRect();
    setStop(nearest(clientX - corner.x, clientY - corner.y));
    setReads('by-pointer');
  }

  function press(index: number) {
    const id = points[index]?.id;
    if (id !== undefined) onPointPress?.(id);
  }

  return (
    <>
      <div
        role="application"
        aria-label={title}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the plot takes focus to be read by keyboard
        tabIndex={0}
        onKeyDown={move}
        onClick={onPointPress && (() => press(at.point))}
        onFocus={() => setReads('by-key')}
        onBlur={() => setReads(undefined)}
        onPointerDown={point}
        onPointerMove={point}
        // On touch screens, the pointer leaves right after a tap.
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setReads(undefined)}
        className={onPointPress ? `${styles.user} ${styles.pressable}` : styles.user}
      >
        {reads && (
          <svg aria-hidden="true" width="100%" height="100%" className={styles.over}>
            {mark === 'line' && (
              <line x1={x} x2={x} y1="0" y2={plane.up(plane.ticks[0] ?? 0)} className={styles.rule} />
            )}
            {ring && (
              <>
                <Ring {...ring} mark={mark} className={styles.ground} />
                <Ring {...ring} mark={mark} className={styles.ring} />
              </>
            )}
          </svg>
        )}
      </div>
      <VisuallyHidden id={helpId}>
        {[series.length > 1 ? messages.helpSeries : messages.help, onPointPress ? messages.helpPress : '']
          .join(' ')
          .trim()}
      </VisuallyHidden>
      <VisuallyHidden aria-live="polite">{reads === 'by-key' && announced()}</VisuallyHidden>
      {reads && <ChartTip {...chart} plane={plane} at={at} x={x} boxes={boxes} />}
    </>
  );

  function announced() {
    const { label = '', values = [] } = points[at.point] ?? {};
    const figure = values[at.series] ?? null;
    const value = figure === null ? messages.missing : format(figure);
    const name = series[at.series] ?? '';
    return series.length > 1 ? messages.seriesPoint({ label, series: name, value }) : messages.point({ label, value });
  }

  function nearest(left: number, top: number): Stop {
    const nearestPoint = nearestIndex(places, (place) => Math.abs(plane.across(place) - left));
    const boxes = series.map((_, index) => box(nearestPoint, index));
    return { point: nearestPoint, series: nearestIndex(boxes, (some) => distance(some, left, top)) };
  }
}

/** Returns the index of the item at the smallest distance, or 0 without items. */
function nearestIndex<Item>(items: readonly Item[], distanceOf: (item: Item) => number): number {
  return Math.max(0, minIndex(items, distanceOf));
}

interface RingProps extends Box {
  mark: ChartMark;
  className: string;
}

/** A focus ring around a mark: a box around a bar, or a circle around a point of a line. */
function Ring({ x, y, width, height, mark, className }: RingProps) {
  return (
    <Bar x={x - 3} y={y - 3} width={width + 6} height={height + 6} rx={mark === 'line' ? 5 : 3} className={className} />
  );
}
