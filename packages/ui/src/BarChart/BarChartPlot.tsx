'use client';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { Fragment, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useFormats } from '../formats/useFormats.ts';
import { chartMessages } from '../internal/ChartFrame/ChartFrame.messages.ts';
import { chartHeight } from '../internal/ChartFrame/chartHeight.ts';
import { useMessages } from '../messages/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './BarChart.css.ts';
import type { BarChartPoint } from './BarChart.tsx';
import { nextPoint } from './nextPoint.ts';

export interface BarChartPlotProps {
  title: string;
  points: readonly BarChartPoint[];
  format: (value: number) => string;
  /** In px. */
  width: number;
}

/** Room in px for the figures of the axis, and for the labels under the bars. */
const room = { axis: 48, labels: 28, top: 8 };
/** About as wide as a letter of a label, in px. */
const letter = 7;
/** Where bars are too narrow for as many, only some have a label. */
const lettersAtLeast = 8;

/** The picture itself: one stop of the tab key, read bar by bar with the arrows. */
export function BarChartPlot({ title, points, format, width }: BarChartPlotProps) {
  const messages = useMessages(chartMessages);
  const { abbreviated } = useFormats();
  const isRtl = useLocale().direction === 'rtl';
  const helpId = useId();
  const bars = useRef<(SVGGElement | null)[]>([]);
  const [stop, setStop] = useState(0);
  const [shown, setShown] = useState<number>();

  const sides = isRtl ? ([width - room.axis, 0] as const) : ([room.axis, width] as const);
  const across = scaleBand({ domain: points.map(({ id }) => id), range: [...sides], padding: 0.25 });
  const values = points.map(({ value }) => value);
  const up = scaleLinear({
    domain: [Math.min(0, ...values), Math.max(0, ...values)],
    range: [chartHeight - room.labels, room.top],
    nice: 4,
  });
  const lettersOfLabel = Math.floor(across.step() / letter);
  const everyLabel = Math.ceil(lettersAtLeast / Math.max(1, lettersOfLabel));

  function move(event: KeyboardEvent, from: number) {
    if (event.key === 'Escape') setShown(undefined);
    const to = nextPoint(event.key, from, { count: points.length, isRtl });
    if (to === undefined) return;
    event.preventDefault();
    bars.current[to]?.focus();
  }

  const tip = shown === undefined ? undefined : points[shown];
  return (
    <>
      <svg
        role="application"
        aria-label={title}
        aria-describedby={helpId}
        width={width}
        height={chartHeight}
        className={styles.plot}
      >
        {up.ticks(4).map((tick) => (
          <Fragment key={tick}>
            <line x1={sides[0]} x2={sides[1]} y1={up(tick)} y2={up(tick)} className={styles.grid} />
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a figure of the axis takes no focus */}
            <text aria-hidden="true" x={isRtl ? width : 0} y={up(tick)} dy="0.32em" className={styles.figures}>
              {abbreviated(tick)}
            </text>
          </Fragment>
        ))}
        {points.map(({ id, label, value }, index) => {
          const start = across(id) ?? 0;
          const isShort = label.length > lettersOfLabel * everyLabel;
          return (
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is no control
            <g
              key={id}
              ref={(bar) => {
                bars.current[index] = bar;
              }}
              role="img"
              aria-label={messages.point({ label, value: format(value) })}
              tabIndex={index === Math.min(stop, points.length - 1) ? 0 : -1}
              onKeyDown={(event) => move(event, index)}
              onFocus={() => {
                setStop(index);
                setShown(index);
              }}
              onBlur={() => setShown(undefined)}
              onPointerEnter={() => setShown(index)}
              onPointerLeave={() => setShown(undefined)}
              className={styles.point}
            >
              <rect x={start} y={0} width={across.bandwidth()} height={chartHeight} className={styles.target} />
              <Bar
                x={start}
                y={Math.min(up(value), up(0))}
                width={across.bandwidth()}
                height={Math.abs(up(value) - up(0))}
                rx={2}
                className={styles.bar}
              />
              {index % everyLabel === 0 && (
                <text x={start + across.bandwidth() / 2} y={chartHeight - 8} className={styles.label}>
                  {isShort ? `${label.slice(0, Math.max(1, lettersOfLabel * everyLabel - 1))}…` : label}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <VisuallyHidden id={helpId}>{messages.help}</VisuallyHidden>
      {tip && (
        <div
          aria-hidden="true"
          style={{
            insetInlineStart: inside((across(tip.id) ?? 0) + across.bandwidth() / 2),
            insetBlockStart: up(tip.value),
          }}
          className={styles.tip}
        >
          <strong className={styles.tipValue}>{format(tip.value)}</strong>
          {tip.label}
        </div>
      )}
    </>
  );

  /** From the start of the line, far enough from both ends for the tip to stay inside. */
  function inside(x: number) {
    const half = Math.min(100, width / 2);
    return Math.min(Math.max(isRtl ? width - x : x, half), width - half);
  }
}
