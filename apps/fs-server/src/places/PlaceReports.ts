import type { Headquarters } from '@fs/api-contract';

/** A place, as precisely as it is known. Codes as imports have them: `WA`, `USA`. */
export interface Place {
  city: string | null;
  state_code: string | null;
  country_code: string | null;
}

/** Tells what goes on at a place: a service outside, called by city (research §7). What it does not know is null, or empty. */
export interface PlaceReports {
  weather: (place: Place) => Promise<Headquarters['weather']>;
  /** The newest first; more than are shown may come. */
  news: (place: Place) => Promise<Headquarters['local_news']>;
}

/** No service is set up. Nothing is made up: users are told that nothing is known. */
export const noPlaceReports: PlaceReports = {
  weather: async () => null,
  news: async () => [],
};
