import type { ReactNode, RefObject } from 'react';
import type { OpenProps } from '../../system/OpenProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { Placement } from '../../system/variants.ts';
/** How the tour ended: after the last step, or before. */
export type TourEnd = 'finished' | 'skipped';

export interface TourStep {
  /** The element that the step explains, by id or ref. Without a target on the page, the step is centered. */
  target?: string | RefObject<HTMLElement | null>;
  /** The title, in a few words. Unique in its tour. */
  title: string;
  /** The explanation, in up to two sentences. */
  content: ReactNode;
  /** The preferred position relative to the target. The card flips where it doesn’t fit. @default 'bottom' */
  placement?: Placement;
}

export interface TourProps extends SharedProps<HTMLDivElement>, OpenProps {
  /** A few steps. */
  steps: readonly TourStep[];
  /** Whether the first step takes focus. Use for a tour that the user started. @default false */
  autoFocus?: boolean;
  /** Called before the tour closes. Store that the user has seen the tour. */
  onEnd?: ((how: TourEnd) => void) | undefined;
}

export interface OpenTourProps extends Omit<TourProps, keyof OpenProps> {
  onEnd: (how: TourEnd) => void;
}
