import type { RouteTable } from './route.ts';

/** What is going on at a place (research §7: "a weather service is called by city"). */
export const placeRoutes = {
  getWeather: {
    method: 'GET',
    path: '/api/weather',
    audience: 'signed-in',
    failure: 'Failed to fetch company data',
  },
} as const satisfies RouteTable;
