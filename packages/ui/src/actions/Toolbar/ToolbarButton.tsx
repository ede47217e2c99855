'use client';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import * as styles from './Toolbar.css.ts';

export interface ToolbarItem {
  /** The argument of `onAction`. Unique in its toolbar. */
  id: string;
  /** The action, as a verb, or the name of what the item turns on. */
  label: string;
  /** A 16 px icon in `currentColor` that replaces the label. The label is then shown on hover and focus. */
  icon?: ReactNode;
  /** Whether the toggle is on (controlled). Leave undefined for an action. */
  isSelected?: boolean;
  /** The item can’t be focused or activated. @default false */
  isDisabled?: boolean;
  /**
   * The keyboard shortcut as users know it, such as “Ctrl+B”. The app listens for the keys. The tooltip of an icon
   * shows them.
   */
  shortcut?: string;
}

export interface ToolbarButtonProps {
  item: ToolbarItem;
  onAction: (id: string) => void;
}

/** An item of the toolbar: an action or a toggle. */
export function ToolbarButton({ item, onAction }: ToolbarButtonProps) {
  const { id, label, icon, isSelected, isDisabled, shortcut } = item;
  const act = () => onAction(id);
  const props = {
    'aria-label': icon ? label : undefined,
    isDisabled,
    className: styles.button,
    'data-toolbar-item': id,
    children: icon ?? <span className={styles.label}>{label}</span>,
  };
  const button =
    isSelected === undefined ? (
      <Button {...props} onPress={act} />
    ) : (
      <ToggleButton {...props} isSelected={isSelected} onChange={act} />
    );
  const hint = shortcut ? `${label} (${shortcut})` : label;
  return icon ? <Tooltip text={hint}>{button}</Tooltip> : button;
}
