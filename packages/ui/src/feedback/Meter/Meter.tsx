'use client';
import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter } from 'react-aria-components/Meter';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { MeterTone } from './Meter.css.ts';
import * as styles from './Meter.css.ts';

export type { MeterTone } from './Meter.css.ts';

export interface MeterProps extends SharedProps<HTMLDivElement> {
  /** What is measured. */
  label: string;
  value: number;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /** The quantity in words: "18 of 20 exports". Default: a percentage. */
  valueLabel?: string;
  /** @default 'neutral' */
  tone?: MeterTone;
}

/** How much there is of what has a limit: seats, exports, room. For what is under way, use ProgressBar. */
export function Meter({ label, tone = 'neutral', ...props }: MeterProps) {
  return (
    <AriaMeter {...props} className={styles.meter}>
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
