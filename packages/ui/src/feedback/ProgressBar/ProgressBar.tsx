'use client';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends SharedProps<HTMLDivElement> {
  /** What is in progress. */
  label: string;
  /** The amount done. Without a value, the bar is indeterminate and animates. */
  value?: number;
  /** The amount that is complete. @default 100 */
  maxValue?: number;
  /** The value in words, such as "3 of 12 files". Default: a percentage. */
  valueLabel?: string;
  /** Hides the label visually, where the content around the bar says the same. @default false */
  isLabelHidden?: boolean;
}

/** Shows the progress of a task. For a quantity at rest, use Meter. */
export function ProgressBar({ label, value, isLabelHidden = false, ...props }: ProgressBarProps) {
  return (
    <AriaProgressBar
      aria-label={isLabelHidden ? label : undefined}
      {...rootProps(props, styles.progress)}
      value={value}
      isIndeterminate={value === undefined}
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
