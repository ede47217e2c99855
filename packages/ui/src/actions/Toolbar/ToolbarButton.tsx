'use client';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import * as styles from './Toolbar.css.ts';

export interface ToolbarItem {
  /** Unique in its toolbar; what `onAction` is given. */
  id: string;
  /** The action, as a verb, or what is on or off. */
  label: string;
  /** An icon of 16 px in `currentColor`, in place of the label, which then shows on hover and focus. */
  icon?: ReactNode;
  /** On or off; the owner keeps it. Left out, it is an action. */
  isSelected?: boolean;
  isDisabled?: boolean;
  /** Keys that do the same, as users know them: «Ctrl+B». The owner listens to them; an icon's hint names them. */
  shortcut?: string;
}

export interface ToolbarButtonProps {
  item: ToolbarItem;
  onAction: (id: string) => void;
}

/** An action of the line, or a thing that is on or off. */
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
