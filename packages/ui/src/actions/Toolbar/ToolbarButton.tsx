'use client';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import * as styles from './Toolbar.css.ts';
import type { ToolbarItem } from './Toolbar.tsx';

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
