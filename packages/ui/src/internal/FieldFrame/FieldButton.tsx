'use client';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import * as styles from './FieldButton.css.ts';

export interface FieldButtonProps {
  /** What it does, in words; it shows an icon. Left out where React Aria names it. */
  label?: string;
  /** Which of React Aria's buttons of the field it is; null for none of them. */
  slot?: 'increment' | 'decrement' | 'remove' | 'previous' | 'next' | null;
  isPressed?: boolean;
  /** What it opens is open: it looks pressed. */
  isOpen?: boolean;
  isDisabled?: boolean;
  /** The input has keys that do the same: the button is no stop for Tab, and leaves the focus where it is. */
  isForPointer?: boolean;
  onPress?: () => void;
  /** An icon. */
  children: ReactNode;
}

/** A small button inside a field's frame. */
export function FieldButton({
  label,
  isPressed,
  isOpen,
  isForPointer,
  onPress,
  children,
  ...button
}: FieldButtonProps) {
  return (
    <Button
      {...button}
      {...(label !== undefined && { 'aria-label': label })}
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      {...(isForPointer && { excludeFromTabOrder: true, preventFocusOnPress: true })}
      {...(onPress && { onPress: () => onPress() })}
      data-open={isOpen || undefined}
      className={styles.button}
    >
      {children}
    </Button>
  );
}
