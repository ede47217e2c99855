import type { MarketPulse, marketPulseRoutes, Outcome } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Calls for the Market Pulse lists. */
export function marketPulseCalls(rest: RestTransport) {
  return {
    /** Returns every list in its order, for signed-out users too. */
    getConfig: (options?: CallOptions): Promise<Outcome<MarketPulse[]>> => rest.call('getConfig', {}, options),
  } satisfies AreaCalls<typeof marketPulseRoutes>;
}
