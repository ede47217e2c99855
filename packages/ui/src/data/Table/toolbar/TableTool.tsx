'use client';
import type { ReactNode } from 'react';
import * as styles from './TableTool.css.ts';

export interface TableToolProps {
  /** On or off; left out, it is an action. */
  isOn?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
  /** An icon of 16 px. */
  icon: ReactNode;
  /** The action, as a verb. */
  children: ReactNode;
}

/** A line in a table's popover that does something to it. */
export function TableTool({ isOn, isDisabled = false, onPress, icon, children }: TableToolProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      // It keeps the focus when it comes to its end.
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onPress}
      className={styles.tool}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
