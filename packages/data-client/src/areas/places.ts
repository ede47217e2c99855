import type { CallResult, Outcome, placeRoutes } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** A city, with the codes of its state and country as companies have them. */
export interface City {
  city: string;
  stateCode?: string;
  countryCode?: string;
}

/** Calls for what is going on at a place. */
export function placeCalls(rest: RestTransport) {
  return {
    /** Returns the weather in a city now, in Fahrenheit; null where it is unknown. */
    getWeather: (city: City, options?: CallOptions): Promise<Outcome<CallResult<'getWeather'>>> =>
      rest.call('getWeather', { query: { ...city } }, options),
  } satisfies AreaCalls<typeof placeRoutes>;
}
