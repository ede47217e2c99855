'use client';
import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter } from 'react-aria-components/Meter';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { MeterTone } from './Meter.css.ts';
import * as styles from './Meter.css.ts';

export type { MeterTone } from './Meter.css.ts';

export interface MeterProps extends SharedProps<HTMLDivElement> {
  /** What is measured. */
  label: string;
  /** The quantity, between `minValue` and `maxValue`. */
  value: number;
  /** The lower bound. @default 0 */
  minValue?: number;
  /** The upper bound. @default 100 */
  maxValue?: number;
  /** The value in words, such as "18 of 20 exports". Default: a percentage. */
  valueLabel?: string;
  /** The meaning of the value. @default 'neutral' */
  tone?: MeterTone;
}

/** Shows a quantity within a limit, such as seats, exports, or storage. For work in progress, use ProgressBar. */
export function Meter({ label, tone = 'neutral', ...props }: MeterProps) {
  return (
    <AriaMeter {...rootProps(props, styles.meter)}>
      {({ percentage, valueText }) => (
        <>
          <span className={styles.words}>
            <Label className={styles.label}>{label}</Label>
            <span className={styles.value}>{valueText}</span>
          </span>
          <span className={styles.track}>
            <span style={{ inlineSize: `${percentage}%` }} className={styles.fill({ tone })} />
          </span>
        </>
      )}
    </AriaMeter>
  );
}
