import type { MarketPulse, marketPulseRoutes, Outcome } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** The Market Pulse lists. */
export function marketPulseCalls(rest: RestTransport) {
  return {
    /** Every list in its order, for signed-out users too. */
    getConfig: (options?: CallOptions): Promise<Outcome<MarketPulse[]>> => rest.call('getConfig', {}, options),
  } satisfies AreaCalls<typeof marketPulseRoutes>;
}
