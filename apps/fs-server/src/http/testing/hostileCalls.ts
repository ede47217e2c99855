import { paths, type Route, type RouteName, type RowStreamName, routes, rowStreams } from '@fs/api-contract';
import { type CallSchemas, rowStreamSchemas, schemas } from '@fs/api-contract/schemas';
import type { InjectOptions } from 'fastify';
import type { TestServer } from '../../testing/startTestServer.ts';
import type { Example } from './Example.ts';
import { examples } from './exampleCalls.ts';
import { createRotation, hostileTexts, hostileUrlTexts, hostileValues, toJson } from './hostileValues.ts';
import { type AnySchema, buildFullValue, pathsOf, withExtraPropertyAt, withValueAt } from './mutations.ts';

/** One call of the contract: its route, its schemas, and an example that succeeds. */
export interface Operation {
  name: string;
  route: Pick<Route, 'method' | 'path' | 'selector' | 'audience'>;
  schemas: Partial<CallSchemas>;
  example: (server: TestServer) => Example | Promise<Example>;
}

const stream = { method: 'POST', audience: 'signed-in' } as const;

/** A missing stream does not compile. */
const streamExamples: Record<RowStreamName, Operation['example']> = {
  companies: () => ({ body: {} }),
  fundings: () => ({ body: {} }),
  watchlistCompanies: (server) => examples.getWatchlistCompanies(server),
};

const exportQuery = schemas.getWatchlistCompanies.query;

/** Every call of the contract. Calls that end a session or delete a list come last. */
export const operations: readonly Operation[] = [
  ...(Object.keys(routes) as RouteName[])
    .map((name) => ({ name, route: routes[name], schemas: schemas[name], example: examples[name] }))
    .toSorted((one, other) => orderOf(one.name) - orderOf(other.name)),
  ...(Object.keys(rowStreams) as RowStreamName[]).map((name) => ({
    name: `${name} rows`,
    route: { ...stream, path: rowStreams[name].path },
    schemas: rowStreamSchemas[name],
    example: streamExamples[name],
  })),
  {
    name: 'watchlist export',
    route: { method: 'GET', path: paths.watchlistExport, audience: 'signed-in' },
    schemas: { params: schemas.getWatchlistCompanies.params, query: exportQuery },
    example: (server) => examples.getWatchlistCompanies(server),
  },
];

function orderOf(name: string): number {
  return ['deleteLists', 'restoreLists', 'endSessions', 'deleteAccount'].indexOf(name);
}

export interface HostileCall {
  /** Describes the hostile value in failure messages. */
  what: string;
  request: InjectOptions;
}

const takeUrlTexts = createRotation(hostileUrlTexts);
const takeTexts = createRotation(hostileTexts);
const takeValues = createRotation(hostileValues);

const preview = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 60);

/**
 * Builds calls that each have one hostile value, in the path, the query or the body. Each place takes the values where
 * the one before stopped: all values reach every kind of place, in a third of the calls that all at each would take.
 */
export function buildHostileCalls({ route, schemas: parts }: Operation, { params = {}, query = {}, body }: Example) {
  const path = (given: Readonly<Record<string, string>>) =>
    route.path.replace(/:(\w+)/g, (_, name: string) => given[name] ?? '');
  const given = { ...(route.selector && { [route.selector]: 'true' }), ...query };
  const call = (what: string, url: string, search: string, payload: unknown = body): HostileCall => ({
    what,
    request: {
      method: route.method,
      url: search === '' ? url : `${url}?${search}`,
      ...(payload !== undefined && { payload: toJson(payload), headers: { 'content-type': 'application/json' } }),
    },
  });
  const plain = new URLSearchParams(given).toString();
  const besides = (name: string) =>
    Object.entries(given).flatMap(([key, text]) => (key === name ? [] : `${key}=${text}&`));
  const inPath = Object.keys(params).flatMap((name) =>
    takeUrlTexts(17).map((text) => call(`:${name} ${text.slice(0, 60)}`, path({ ...params, [name]: text }), plain)),
  );
  const named = Object.keys(parts.query?.properties ?? {});
  const inQuery = [...named, 'nobodyNamedThis', '__proto__', '%ff'].flatMap((name) => [
    ...takeUrlTexts(named.includes(name) ? 13 : 2).map((text) =>
      call(`?${name}=${text.slice(0, 60)}`, path(params), `${besides(name).join('')}${name}=${text}`),
    ),
    call(`?${name} twice`, path(params), `${besides(name).join('')}${name}=a&${name}=b`),
    call(`?${name}[]`, path(params), `${besides(name).join('')}${name}[]=a&${name}[b]=c`),
  ]);
  const inBody = parts.body ? buildHostileBodies(parts.body as AnySchema, body) : [];
  return [...inPath, ...inQuery, ...inBody.map(([what, other]) => call(what, path(params), plain, other))];
}

/** Builds bodies that each have one hostile value, at every path of the schema. */
export function buildHostileBodies(schema: AnySchema, example: unknown): [string, unknown][] {
  const seen = new Set<string>();
  return [0, 1, 2, 3, 4].flatMap((variant) => {
    const whole = buildFullValue(schema, example, variant);
    return pathsOf(whole).flatMap((place): [string, unknown][] => {
      const key = `${place.join('.')} of ${preview(withValueAt(whole, place, null))}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [
        ...[...takeValues(7), ...takeTexts(4)].map((value): [string, unknown] => [
          `${place.join('.')}: ${preview(value)}`,
          withValueAt(whole, place, value),
        ]),
        [`${place.join('.')} with one more`, withExtraPropertyAt(whole, place)],
      ];
    });
  });
}
