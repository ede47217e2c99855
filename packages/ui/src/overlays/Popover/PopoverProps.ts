import type { ReactElement, ReactNode } from 'react';
import type { SharedProps } from '../../system/SharedProps.ts';

/** The position relative to the trigger, in the user’s text direction. */
export type PopoverPlacement = 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'top start' | 'top end';

export interface PopoverProps extends SharedProps<HTMLElement> {
  /** The trigger: a Button or an IconButton. */
  trigger: ReactElement;
  /** The accessible name. */
  label: string;
  /** The preferred position. The popover flips where it doesn’t fit. @default 'bottom start' */
  placement?: PopoverPlacement;
  /** Whether the popover is open (controlled). */
  isOpen?: boolean | undefined;
  /** Whether the popover is open at first (uncontrolled). @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the user opens or closes the popover. Escape and a press outside close it too. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The content, or a function that receives `close` and returns the content. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
}
