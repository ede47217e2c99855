'use client';
import { Group } from '@visx/group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useFormats } from '../../system/formats/useFormats.ts';
import { chartHeight } from '../ChartFrame/chartHeight.ts';
import { ChartKeyboard } from './ChartKeyboard.tsx';
import * as styles from './ChartPlot.css.ts';
import type { ChartPlotProps } from './ChartPlotProps.ts';
import { digit } from './clipped.ts';
import { placeLabels } from './placeLabels.ts';
import { planeOf, scaleOf } from './plane.ts';
import { usePlotWidth } from './usePlotWidth.ts';

/** The plot of a chart: the axis, the marks, and keyboard and pointer access to them. */
export function ChartPlot({ extent, endSpace, renderMarks, isTime = false, ...read }: ChartPlotProps) {
  const { ref, width } = usePlotWidth(640);
  const isRtl = useLocale().direction === 'rtl' && !isTime;
  const formats = useFormats();

  const ticks = scaleOf(extent).ticks;
  const short = ticks.map(formats.rounded);
  // Abbreviated, neighboring ticks could look the same.
  const figures = new Set(short).size < short.length ? ticks.map(formats.number) : short;
  const axis = Math.max(...figures.map(({ length }) => length)) * digit + gap;
  const plane = planeOf({ width, isRtl, extent, axis, end: endSpace?.(width) ?? 0 });
  const { marks, box, labels } = renderMarks(plane);

  return (
    <div ref={ref} className={isTime ? `${styles.place} ${styles.time}` : styles.place}>
      <svg
        aria-hidden="true"
        data-plot=""
        width={width}
        height={chartHeight}
        viewBox={`0 0 ${width} ${chartHeight}`}
        preserveAspectRatio={isRtl ? 'xMaxYMin' : 'xMinYMin'}
        className={styles.plot}
      >
        {ticks.map((tick, index) => (
          <Group key={tick} top={plane.up(tick)}>
            <line x1={plane.across(0)} x2={plane.across(1)} className={tick === 0 ? styles.floor : styles.grid} />
            <text x={plane.across(0) + (isRtl ? gap : -gap)} dy="0.32em" className={styles.figure}>
              {figures[index]}
            </text>
          </Group>
        ))}
        {marks}
        {placeLabels(labels, plane).map(({ at, text, x }) => (
          <text key={at} x={x} y={chartHeight - 8} className={styles.label}>
            {text}
          </text>
        ))}
      </svg>
      <ChartKeyboard {...read} plane={plane} box={box} />
    </div>
  );
}

/** Px between a tick label and its line. */
const gap = 8;
