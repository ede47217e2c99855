'use client';
import type { HTMLAttributes, ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import * as styles from '../HoverCard/HoverCard.css.ts';

export interface HoverCardPanelProps extends HTMLAttributes<HTMLDivElement> {
  /** The accessible name. */
  label: string;
  anchor: RefObject<HTMLElement | null>;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The card beside the active trigger. */
export function HoverCardPanel({ label, anchor, onOpenChange, children, ...content }: HoverCardPanelProps) {
  return (
    <Popover
      aria-label={label}
      trigger="PreviewTrigger"
      isNonModal
      isOpen
      onOpenChange={onOpenChange}
      triggerRef={anchor}
      placement="bottom start"
      offset={8}
      className={styles.card}
    >
      <div {...content} className={styles.content}>
        {children}
      </div>
    </Popover>
  );
}
