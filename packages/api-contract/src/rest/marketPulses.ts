import type { RouteTable } from './route.ts';

/** The Market Pulse lists: kinds of news that a user may ask for by e-mail. */
export const marketPulseRoutes = {
  /** For visitors too: the choice comes before the sign-up (accounts §4). */
  getConfig: {
    method: 'GET',
    path: '/news/config',
    audience: 'anyone',
    failure: 'Failed to retrieve Market Pulses.',
  },
} as const satisfies RouteTable;
