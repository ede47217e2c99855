'use client';
import type { ReactNode } from 'react';
import { NativeButton } from '../../../internal/BaseButton/NativeButton.tsx';
import * as styles from './TableTool.css.ts';

export interface TableToolProps {
  /** Whether a toggle is on. Undefined for an action. */
  isOn?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
  /** 16 px. */
  icon: ReactNode;
  /** The action, as a verb. */
  children: ReactNode;
}

/** An action or toggle in a popover of a table. */
export function TableTool({ isOn, isDisabled = false, onPress, icon, children }: TableToolProps) {
  return (
    <NativeButton
      aria-pressed={isOn}
      // Not disabled, so that it keeps focus at the end.
      aria-disabled={isDisabled}
      onPress={isDisabled ? undefined : onPress}
      className={styles.tool}
    >
      {icon}
      <span>{children}</span>
    </NativeButton>
  );
}
