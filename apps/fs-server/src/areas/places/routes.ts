import type { placeRoutes } from '@fs/api-contract';
import type { Handlers } from '../../http/restRoutes.ts';
import type { PlaceReports } from '../../places/PlaceReports.ts';

export function placeHandlers(places: PlaceReports): Handlers<typeof placeRoutes> {
  return {
    // A service that fails counts as one that knows nothing (AMB-116).
    getWeather: async ({ query: { city, stateCode = null, countryCode = null } }) => ({
      weather: await places.weather({ city, state_code: stateCode, country_code: countryCode }).catch(() => null),
    }),
  };
}
