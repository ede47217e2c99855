'use client';
import type { ReactNode } from 'react';
import { BaseButton } from '../../internal/BaseButton/BaseButton.tsx';
import { rootProps } from '../../internal/rootProps.ts';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Toolbar.css.ts';

export interface ToolbarButtonProps extends SharedProps<HTMLButtonElement> {
  /** The argument of the toolbar’s `onAction`. Unique in its toolbar. */
  id: string;
  /** The action, as a verb, or the name of what the item turns on. */
  label: string;
  /** A 16 px icon in `currentColor` that replaces the label. The label is then shown on hover and focus. */
  icon?: ReactNode;
  /** Whether the toggle is on (controlled by `onPress` or `onAction`). Leave undefined for an action. */
  isSelected?: boolean;
  /** The item can’t be focused or activated. @default false */
  isDisabled?: boolean;
  /**
   * The keyboard shortcut as users know it, such as “Ctrl+B”. The app listens for the keys. The tooltip of an icon
   * shows them.
   */
  shortcut?: string;
  /** Called when the user activates the item in the line or in the menu, before the toolbar’s `onAction`. */
  onPress?: () => void;
}

/** An action or a toggle of a Toolbar. */
export function ToolbarButton({ id, label, icon, isSelected, shortcut, onPress, ...props }: ToolbarButtonProps) {
  const button = (
    <BaseButton
      aria-label={icon ? label : undefined}
      aria-pressed={isSelected}
      {...rootProps(props, styles.button)}
      data-selected={isSelected || undefined}
      data-toolbar-item={id}
      onPress={onPress && (() => onPress())}
    >
      {icon ?? <span className={styles.label}>{label}</span>}
    </BaseButton>
  );
  const hint = shortcut ? `${label} (${shortcut})` : label;
  return icon ? <Tooltip text={hint}>{button}</Tooltip> : button;
}
