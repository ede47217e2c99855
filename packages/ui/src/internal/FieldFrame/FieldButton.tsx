'use client';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import * as styles from './FieldButton.css.ts';

export interface FieldButtonProps {
  /** Accessible name. Not needed where React Aria names the button. */
  label?: string;
  /** Which of React Aria's buttons of the field this is. Null for none of them. */
  slot?: 'increment' | 'decrement' | 'remove' | 'previous' | 'next' | null;
  isPressed?: boolean;
  /** Whether what the button opens is open. The button then looks pressed. */
  isOpen?: boolean;
  isDisabled?: boolean;
  /** The input has keys for the same action: the button is no tab stop and keeps the focus where it is. */
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
