'use client';
import { OpenTour } from './OpenTour.tsx';
import type { TourProps } from './TourProps.ts';

export type { TourEnd, TourProps, TourStep } from './TourProps.ts';

/**
 * Explains parts of the page step by step, beside the elements themselves. The tour doesn’t take focus: each step is
 * announced, and while focus is in a field or a dialog, a pill in the corner offers the tour. The page stays usable,
 * Tab can leave the card, and Escape inside it ends the tour and restores focus.
 */
export function Tour({ isOpen, ...tour }: TourProps) {
  return isOpen && <OpenTour {...tour} />;
}
