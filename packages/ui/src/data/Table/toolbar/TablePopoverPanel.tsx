'use client';
import { type ReactNode, useMemo } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import * as styles from '../../../overlays/Popover/Popover.css.ts';

export interface TablePopoverRequest {
  /** The element next to which the popover is placed and which regains focus. */
  trigger: HTMLElement;
  /** Names it for screen readers. */
  label: string;
  content: (popover: { close: () => void }) => ReactNode;
}

export interface TablePopoverPanelProps extends TablePopoverRequest {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The open popover of a table, next to the trigger that requested it. */
export function TablePopoverPanel({ trigger, label, content, isOpen, onOpenChange }: TablePopoverPanelProps) {
  const triggerRef = useMemo(() => ({ current: trigger }), [trigger]);
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      placement="bottom start"
      offset={4}
      className={styles.popover}
    >
      <Dialog aria-label={label} className={styles.dialog}>
        {content({ close: () => onOpenChange(false) })}
      </Dialog>
    </Popover>
  );
}
