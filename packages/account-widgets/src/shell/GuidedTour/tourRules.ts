import type { Tours } from '@fs/api-contract';

/** Keys under which tours are counted (decision AMB-105). */
export type TourKey = 'home' | 'feed';

/** How long after arrival a tour appears, in milliseconds (research §4). */
export const tourDelay = 2000;

/** Whether the user has yet to take the tour: it was never finished (research §4). */
export function isTourDue(tours: Tours, tour: TourKey): boolean {
  return (tours[tour] ?? 0) < 1;
}

/** The counts once the tour was finished, or closed, which counts the same (decision AMB-105). */
export function withTourFinished(tours: Tours, tour: TourKey): Tours {
  return { ...tours, [tour]: (tours[tour] ?? 0) + 1 };
}
