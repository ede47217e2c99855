import type { Environment, Health, Outcome, serviceRoutes } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Calls about the server itself. */
export function serviceCalls(rest: RestTransport) {
  return {
    getHealth: (options?: CallOptions): Promise<Outcome<Health>> => rest.call('getHealth', {}, options),
    /** Returns the configuration that the app needs before it starts. */
    getEnvironment: (options?: CallOptions): Promise<Outcome<Environment>> => rest.call('getEnvironment', {}, options),
  } satisfies AreaCalls<typeof serviceRoutes>;
}
