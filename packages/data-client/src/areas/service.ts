import type { ClientError, clientErrorRoutes, Environment, Health, Outcome, serviceRoutes } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Calls about the server itself. */
export function serviceCalls(rest: RestTransport) {
  return {
    getHealth: (options?: CallOptions): Promise<Outcome<Health>> => rest.call('getHealth', {}, options),
    /** Returns the configuration that the app needs before it starts. */
    getEnvironment: (options?: CallOptions): Promise<Outcome<Environment>> => rest.call('getEnvironment', {}, options),
    /** Reports an error of an app. Remove personal data from its message before, with `scrubErrorText`. */
    reportClientError: (error: ClientError, options?: CallOptions): Promise<Outcome<object>> =>
      rest.call('reportClientError', { body: error }, options),
  } satisfies AreaCalls<typeof serviceRoutes & typeof clientErrorRoutes>;
}
