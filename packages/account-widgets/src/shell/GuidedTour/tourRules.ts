import type { Tours } from '@fs/api-contract';

/** Keys of the tour counts (decision AMB-105). */
export type TourKey = 'home' | 'feed';

/** Delay of a tour after arrival, in milliseconds (research §4). */
export const tourDelay = 2000;

/** Returns whether the user never finished the tour (research §4). */
export function isTourDue(tours: Tours, tour: TourKey): boolean {
  return (tours[tour] ?? 0) < 1;
}

/** Returns the counts after the tour was finished or closed (decision AMB-105). */
export function withTourFinished(tours: Tours, tour: TourKey): Tours {
  return { ...tours, [tour]: (tours[tour] ?? 0) + 1 };
}
