'use client';
import { useControlledState } from 'react-stately/useControlledState';
import { OpenTour } from './OpenTour.tsx';
import type { TourEnd, TourProps } from './TourProps.ts';

export type { TourEnd, TourProps, TourStep } from './TourProps.ts';

/**
 * Explains parts of the page step by step, beside the elements themselves. The tour doesn’t take focus: each step is
 * announced, and while focus is in a field or a dialog, a pill in the corner offers the tour. The page stays usable,
 * Tab can leave the card, and Escape inside it ends the tour and restores focus.
 * It always opens at the first step.
 */
export function Tour({ isOpen: given, defaultOpen = false, onOpenChange, onEnd, ...tour }: TourProps) {
  const [isOpen, setOpen] = useControlledState(given, defaultOpen, onOpenChange);
  const end = (how: TourEnd) => {
    onEnd?.(how);
    setOpen(false);
  };
  return isOpen && <OpenTour {...tour} onEnd={end} />;
}
