import type { RouteTable } from './route.ts';

/** The Market Pulse lists: kinds of news that a user may ask for by email. */
export const marketPulseRoutes = {
  /** For signed-out users too: the choice comes before the sign-up (accounts §4). */
  getConfig: {
    method: 'GET',
    path: '/news/config',
    audience: 'anyone',
    failure: 'Failed to retrieve Market Pulses.',
  },
} as const satisfies RouteTable;
