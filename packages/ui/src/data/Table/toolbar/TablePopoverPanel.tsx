'use client';
import { type ReactNode, useMemo } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import * as styles from '../../../overlays/Popover/Popover.css.ts';

export interface TablePopoverRequest {
  /** What it stands beside, and what the focus goes back to. */
  trigger: HTMLElement;
  /** Names it for screen readers. */
  label: string;
  content: (popover: { close: () => void }) => ReactNode;
}

export interface TablePopoverPanelProps extends TablePopoverRequest {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What the popover of a table shows, beside the trigger that asked for it. */
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
