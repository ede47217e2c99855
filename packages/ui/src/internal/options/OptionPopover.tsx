'use client';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
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
export function OptionPopover({ empty, children, onOpenChange, ...popover }: OptionPopoverProps) {
  const { isOpen, isNonModal } = popover;
  const isSettled = useRef(false);
  // Focusing an input, or typing, scrolls to it. The browser reports that with the next frame, when the list may be open
  // already; only later scrolls are the user's and close it. No scroll closes a modal list.
  useEffect(() => {
    isSettled.current = false;
    const frame = requestAnimationFrame(() => {
      isSettled.current = isOpen;
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);

  return (
    <Popover
      {...popover}
      onOpenChange={(opens) => (opens || !isNonModal || isSettled.current) && onOpenChange(opens)}
      placement="bottom start"
      offset={4}
      className={styles.popover}
    >
      {empty === undefined ? children : <div className={styles.nothing}>{empty}</div>}
    </Popover>
  );
}
