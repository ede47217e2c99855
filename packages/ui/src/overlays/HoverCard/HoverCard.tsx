'use client';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { PreviewTrigger } from 'react-aria-components/PreviewTrigger';
import { useEscape } from '../../internal/useEscape.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { PopoverPlacement } from '../Popover/Popover.tsx';
import * as styles from './HoverCard.css.ts';
import { closeDelay, openDelay } from './hoverDelays.ts';

export interface HoverCardProps extends SharedProps<HTMLDivElement> {
  /** Names the card for screen readers: what it is about. */
  label: string;
  /** What the card shows; drawn while it is open. What can be used in it is reached with Tab. */
  content: ReactNode;
  /** It turns over where there is no room. @default 'bottom start' */
  placement?: PopoverPlacement;
  /** The Link or Button that it is about. It leads to where all of this can be read without a pointer. */
  children: ReactElement;
}

/**
 * A first look at what a link leads to: comes when the pointer or the focus rests on it, by a long press on touch
 * screens, stays while the pointer is in it, and goes with Escape. For the many links of a table, use HoverCardGroup;
 * for a few words, Tooltip; for what is asked for by a press, Popover.
 */
export function HoverCard({ label, content, placement = 'bottom start', children, ...shared }: HoverCardProps) {
  const [isOpen, setOpen] = useState(false);
  useEscape(isOpen, () => setOpen(false));
  return (
    <PreviewTrigger delay={openDelay} closeDelay={closeDelay} isOpen={isOpen} onOpenChange={setOpen}>
      {children}
      <Popover aria-label={label} placement={placement} offset={8} className={styles.card}>
        <div {...shared} className={styles.content}>
          {content}
        </div>
      </Popover>
    </PreviewTrigger>
  );
}
