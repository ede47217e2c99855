'use client';
import type { ReactNode } from 'react';
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { ButtonSize } from '../Button/Button.tsx';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonProps extends SharedProps<HTMLButtonElement> {
  /** Whether it is pressed in, when the owner keeps it. */
  isSelected?: boolean;
  /** Whether it is pressed in at first, when the button keeps it. */
  defaultSelected?: boolean;
  /** The user pressed it in, or out. */
  onChange?: (isSelected: boolean) => void;
  /** @default 'medium' */
  size?: ButtonSize;
  /** Cannot be pressed or focused; say near it why. */
  isDisabled?: boolean;
  /** What it is, in the same words pressed in and out; an icon alone needs `aria-label`. */
  children: ReactNode;
}

/** Stays pressed in: a view, a filter, a star. A setting with a label beside it is a Switch. */
export function ToggleButton({ size = 'medium', onChange, children, ...button }: ToggleButtonProps) {
  return (
    <AriaToggleButton {...button} {...(onChange && { onChange })} className={styles.button({ size })}>
      {children}
    </AriaToggleButton>
  );
}
