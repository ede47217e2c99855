import type { placeRoutes } from '@fs/api-contract';
import { limitCalls } from '../../http/limitCalls.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import type { Attempts } from '../../identity/attempts.ts';
import type { PlaceReports } from '../../places/PlaceReports.ts';

/** Of one user, who opens the popovers of headquarters one by one. */
const weatherCalls = { name: 'weather', limit: 60, windowSeconds: 10 * 60 };

export function placeHandlers(places: PlaceReports, attempts: Attempts): Handlers<typeof placeRoutes> {
  return {
    getWeather: async ({ query: { city, stateCode = null, countryCode = null }, user }) => {
      await limitCalls(attempts, weatherCalls, user.id);
      // A service that fails counts as one that knows nothing (AMB-116).
      const place = { city, state_code: stateCode, country_code: countryCode };
      return { weather: await places.weather(place).catch(() => null) };
    },
  };
}
