'use client';
import { rootProps } from '../../internal/rootProps.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useFormats } from '../../system/formats/useFormats.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './NumberText.css.ts';

export interface NumberTextProps extends SharedProps<HTMLDataElement> {
  /** The number, unrounded. */
  value: number;
  /** Shows the full number instead of the abbreviation. @default false */
  isFull?: boolean;
  /** Text before the number, such as a currency sign. */
  prefix?: string;
  /** Text after the number, such as a unit. */
  suffix?: string;
}

/**
 * A number in the user’s locale, abbreviated to K, M, B, or T with one decimal. Screen readers and the tooltip get the
 * full number.
 */
export function NumberText({ value, isFull = false, prefix = '', suffix = '', ...shared }: NumberTextProps) {
  const { abbreviated, number } = useFormats();
  const full = `${prefix}${number(value)}${suffix}`;
  const shown = isFull ? full : `${prefix}${abbreviated(value)}${suffix}`;
  if (shown === full) {
    return (
      <data {...rootProps(shared, styles.figure)} value={value}>
        {full}
      </data>
    );
  }
  return (
    <data {...rootProps(shared, styles.figure)} value={value} title={full}>
      <span aria-hidden="true">{shown}</span>
      <span className={styles.heard}>
        <VisuallyHidden>{full}</VisuallyHidden>
      </span>
    </data>
  );
}
