'use client';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Focusable } from 'react-aria/Focusable';
import { Popover } from 'react-aria-components/Popover';
import { PreviewTrigger } from 'react-aria-components/PreviewTrigger';
import { useControlledState } from 'react-stately/useControlledState';
import { rootProps } from '../../internal/rootProps.ts';
import { useEscape } from '../../internal/useEscape.ts';
import type { OpenProps } from '../../system/OpenProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { Placement } from '../../system/variants.ts';
import * as styles from './HoverCard.css.ts';
import { closeDelay, openDelay } from './hoverDelays.ts';

export interface HoverCardProps extends SharedProps<HTMLDivElement>, OpenProps {
  /** The accessible name of the card: what it is about. */
  label: string;
  /** The content, rendered only while the card is open. Users reach its controls with Tab. */
  content: ReactNode;
  /** The preferred position. The card flips where it doesn’t fit. @default 'bottom start' */
  placement?: Placement;
  /** The trigger: a Link or Button. It must lead to a place that has all of the card’s content. */
  children: ReactElement;
}

/**
 * A preview of what a link leads to. The card opens on hover, on focus, or with a long press on touch screens, stays
 * open while the pointer is in it, and closes with Escape. For many links, such as in a table, use HoverCardGroup. For
 * a few words, use Tooltip. For content that opens with a press, use Popover.
 */
export function HoverCard({
  label,
  content,
  placement = 'bottom start',
  isOpen: given,
  defaultOpen = false,
  onOpenChange,
  children,
  ...shared
}: HoverCardProps) {
  const [isOpen, setOpen] = useControlledState(given, defaultOpen, onOpenChange);
  useEscape(isOpen, () => setOpen(false));
  return (
    <PreviewTrigger delay={openDelay} closeDelay={closeDelay} isOpen={isOpen} onOpenChange={setOpen}>
      {/* A Link is a native anchor, which doesn’t read the trigger’s context. */}
      <Focusable>{children as ComponentProps<typeof Focusable>['children']}</Focusable>
      <Popover aria-label={label} placement={placement} offset={8} className={styles.card}>
        <div {...rootProps(shared, styles.content)}>{content}</div>
      </Popover>
    </PreviewTrigger>
  );
}
