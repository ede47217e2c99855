import type { ReactElement, ReactNode } from 'react';
import type { SharedProps } from '../../system/SharedProps.ts';

/** Where it stands to its trigger, in the user's direction. */
export type PopoverPlacement = 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'top start' | 'top end';

export interface PopoverProps extends SharedProps<HTMLElement> {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  /** Names it for screen readers. */
  label: string;
  /** It turns over where there is no room. @default 'bottom start' */
  placement?: PopoverPlacement;
  /** Whether it is open, when the owner keeps that. */
  isOpen?: boolean | undefined;
  /** Whether it is open at first, when it keeps that itself. */
  defaultOpen?: boolean | undefined;
  /** The user opened or closed it; Escape and a press outside close it too. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** What it shows, or a function that is given how to close it. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
}
