import type { ReactNode, RefObject } from 'react';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { PopoverPlacement } from '../Popover/Popover.tsx';
/** The user came to the end, or left before. */
export type TourEnd = 'finished' | 'skipped';

export interface TourStep {
  /** What it speaks of: an element's id, or a ref. Without one, or where the page has none, it stands in the middle. */
  target?: string | RefObject<HTMLElement | null>;
  /** What it shows, in a few words; unique in its tour. */
  title: string;
  /** Two sentences at most. */
  content: ReactNode;
  /** Where it stands to its target; it turns over where there is no room. @default 'bottom' */
  placement?: PopoverPlacement;
}

export interface TourProps extends SharedProps<HTMLDivElement> {
  /** Whether it is under way; the owner keeps that. Each time, it begins with the first step. */
  isOpen: boolean;
  /** Few. Keep the array between renders. */
  steps: readonly TourStep[];
  /** Moves focus into the first step: for a tour that the user asked for. @default false */
  autoFocus?: boolean;
  /** The user left it, at the end or before; the owner closes it and remembers. */
  onEnd: (how: TourEnd) => void;
}
