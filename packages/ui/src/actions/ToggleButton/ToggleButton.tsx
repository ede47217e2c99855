'use client';
import type { ReactNode } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { BaseButton } from '../../internal/BaseButton/BaseButton.tsx';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { ButtonSize } from '../Button/Button.tsx';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonProps extends SharedProps<HTMLButtonElement> {
  /** Whether the button is on (controlled). */
  isSelected?: boolean;
  /** Whether the button is on at first (uncontrolled). @default false */
  defaultSelected?: boolean;
  /** Called with the new state when the user turns the button on or off. */
  onChange?: (isSelected: boolean) => void;
  /** `small` suits table rows and notices. @default 'medium' */
  size?: ButtonSize;
  /** The button can’t be focused or activated. Explain why next to it. @default false */
  isDisabled?: boolean;
  /** The label, the same for on and off. An icon alone needs an `aria-label`. */
  children: ReactNode;
}

/** Turns something on or off, such as a view, a filter, or a star. For a setting with a label beside it, use Switch. */
export function ToggleButton({
  size = 'medium',
  isSelected: given,
  defaultSelected = false,
  onChange,
  children,
  ...button
}: ToggleButtonProps) {
  const [isSelected, setSelected] = useControlledState(given, defaultSelected, onChange);
  return (
    <BaseButton
      {...rootProps(button, styles.button({ size }))}
      aria-pressed={isSelected}
      data-selected={isSelected || undefined}
      onPress={() => setSelected(!isSelected)}
    >
      {children}
    </BaseButton>
  );
}
