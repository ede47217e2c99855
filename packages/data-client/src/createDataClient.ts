import { companyCalls } from './areas/companies.ts';
import { preferenceCalls } from './areas/preferences.ts';
import { serviceCalls } from './areas/service.ts';
import { createGraphQL } from './transport/graphql.ts';
import { createHttp, type HttpOptions, type Logger } from './transport/http.ts';
import { createRest } from './transport/rest.ts';

export interface DataClientOptions extends HttpOptions {
  /** Told of every failed call, once. Left out, nobody is. */
  logger?: Logger;
}

const silent: Logger = { failure: () => undefined };

/** Every call of the app, by area, on one transport. */
export function createDataClient({ logger = silent, ...options }: DataClientOptions) {
  const http = createHttp(options);
  const rest = createRest(http, logger);
  const graphql = createGraphQL(http, options.apiUrl, logger);
  return {
    service: serviceCalls(rest),
    companies: companyCalls(rest),
    preferences: preferenceCalls(graphql),
  };
}

export type DataClient = ReturnType<typeof createDataClient>;
