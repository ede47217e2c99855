import type { Headquarters } from '@fs/api-contract';

/** A place, as precisely as known. Codes as in imports: `WA`, `USA`. */
export interface Place {
  city: string | null;
  state_code: string | null;
  country_code: string | null;
}

/** An external service with reports about places, by city (research §7). Unknown reports are null or empty. */
export interface PlaceReports {
  weather: (place: Place) => Promise<Headquarters['weather']>;
  /** Newest first. More than are displayed may be returned. */
  news: (place: Place) => Promise<Headquarters['local_news']>;
}

/** The default without a configured service, which reports nothing. */
export const noPlaceReports: PlaceReports = {
  weather: async () => null,
  news: async () => [],
};
