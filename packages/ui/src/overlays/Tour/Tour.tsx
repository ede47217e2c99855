'use client';
import { OpenTour } from './OpenTour.tsx';
import type { TourProps } from './TourProps.ts';

export type { TourEnd, TourProps, TourStep } from './TourProps.ts';

/**
 * Shows what is where, step by step, beside the elements themselves. It takes no focus: a step is announced, and while a
 * field or a dialog is in use the tour is only offered, by a pill in a corner. The page stays usable, Tab leaves the
 * card, and Escape inside it ends the tour and returns focus.
 */
export function Tour({ isOpen, ...tour }: TourProps) {
  return isOpen && <OpenTour {...tour} />;
}
