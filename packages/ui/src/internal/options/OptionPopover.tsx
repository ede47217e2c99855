'use client';
import type { ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import * as styles from './options.css.ts';

interface OptionPopoverProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The list is as wide as this element. */
  triggerRef: RefObject<HTMLElement | null>;
  /** An input outside the popover keeps the focus. */
  isNonModal?: boolean;
  'aria-labelledby'?: string;
  /** Replaces the list when there is nothing to choose. */
  empty: string | undefined;
  /** The list. */
  children: ReactNode;
}

/** What floats below a field with options. */
export function OptionPopover({ empty, children, ...popover }: OptionPopoverProps) {
  return (
    <Popover {...popover} placement="bottom start" offset={4} className={styles.popover}>
      {empty === undefined ? children : <div className={styles.nothing}>{empty}</div>}
    </Popover>
  );
}
