'use client';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends SharedProps<HTMLDivElement> {
  /** What is under way. */
  label: string;
  /** How much is done; without it nobody knows, and the bar says so by moving. */
  value?: number;
  /** All of it. @default 100 */
  maxValue?: number;
  /** The state in words: "3 of 12 files". Default: a percentage. */
  valueLabel?: string;
  /** The label is heard, not seen; what stands around the bar says it. */
  isLabelHidden?: boolean;
}

/** How far something is that takes a while. For a quantity at rest, use Meter. */
export function ProgressBar({ label, value, isLabelHidden = false, ...props }: ProgressBarProps) {
  return (
    <AriaProgressBar
      {...props}
      value={value}
      isIndeterminate={value === undefined}
      aria-label={isLabelHidden ? label : undefined}
      className={styles.progress}
    >
      {({ percentage = 0, valueText, isIndeterminate }) => (
        <>
          {!isLabelHidden && (
            <span className={styles.words}>
              <Label className={styles.label}>{label}</Label>
              {!isIndeterminate && <span className={styles.value}>{valueText}</span>}
            </span>
          )}
          <span className={styles.track}>
            <span
              data-indeterminate={isIndeterminate || undefined}
              style={isIndeterminate ? undefined : { inlineSize: `${percentage}%` }}
              className={styles.fill}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
