'use client';
import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import type { SharedProps } from '../SharedProps.ts';
import * as styles from './Popover.css.ts';

/** Where it stands to its trigger, in the reader's direction. */
export type PopoverPlacement = 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'top start' | 'top end';

export interface PopoverProps extends SharedProps<HTMLElement> {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  /** Names it for screen readers. */
  label: string;
  /** It turns over where there is no room. @default 'bottom start' */
  placement?: PopoverPlacement;
  /** Whether it is open, when the owner keeps that. */
  isOpen?: boolean;
  /** The reader opened or closed it; Escape and a press outside close it too. */
  onOpenChange?: (isOpen: boolean) => void;
  /** What it shows, or a function that is given how to close it. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
}

/** A little more, beside the button that asked for it, while the page stays in use. For actions, use Menu. */
export function Popover({
  trigger,
  label,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  children,
  ...shared
}: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover placement={placement} offset={4} className={styles.popover}>
        <Dialog aria-label={label} {...shared} className={styles.dialog}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
