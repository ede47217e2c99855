import { paths, type Route, type RouteName, type RowStreamName, routes, rowStreams } from '@fs/api-contract';
import { type CallSchemas, rowStreamSchemas, schemas } from '@fs/api-contract/schemas';
import type { InjectOptions } from 'fastify';
import type { TestServer } from '../../testing/startTestServer.ts';
import { type Example, examples } from './exampleCalls.ts';
import { hostileTexts, hostileUrlTexts, hostileValues, inTurn, toJson } from './hostileValues.ts';
import { type AnySchema, fullValue, placesOf, withMoreAt, withValueAt } from './mutations.ts';

/** One call of the contract: how it is made, what it takes, and an example that succeeds. */
export interface Operation {
  name: string;
  route: Pick<Route, 'method' | 'path' | 'selector' | 'audience'>;
  schemas: Partial<CallSchemas>;
  example: (server: TestServer) => Example | Promise<Example>;
}

const stream = { method: 'POST', audience: 'signed-in' } as const;

/** A stream without an example does not compile. */
const streamExamples: Record<RowStreamName, Operation['example']> = {
  companies: () => ({ body: {} }),
  fundings: () => ({ body: {} }),
  watchlistCompanies: (server) => examples.getWatchlistCompanies(server),
};

const exportQuery = schemas.getWatchlistCompanies.query;

/** Every call of the contract; those that end a session or take a list away come last. */
export const operations: readonly Operation[] = [
  ...(Object.keys(routes) as RouteName[])
    .map((name) => ({ name, route: routes[name], schemas: schemas[name], example: examples[name] }))
    .toSorted((one, other) => endings(one.name) - endings(other.name)),
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

function endings(name: string): number {
  return ['deleteLists', 'restoreLists', 'endSessions'].indexOf(name);
}

export interface HostileCall {
  /** What is hostile about it, for a person. */
  what: string;
  request: InjectOptions;
}

const someUrlTexts = inTurn(hostileUrlTexts);
const someTexts = inTurn(hostileTexts);

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 60);

/** Calls of an operation that each have one hostile value: in the path, in the query or in the body. */
export function hostileCalls({ route, schemas: parts }: Operation, { params = {}, query = {}, body }: Example) {
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
    hostileUrlTexts.map((text) => call(`:${name} ${text.slice(0, 60)}`, path({ ...params, [name]: text }), plain)),
  );
  const named = Object.keys(parts.query?.properties ?? {});
  const inQuery = [...named, 'nobodyNamedThis', '__proto__', '%ff'].flatMap((name) => [
    ...someUrlTexts(named.includes(name) ? 30 : 2).map((text) =>
      call(`?${name}=${text.slice(0, 60)}`, path(params), `${besides(name).join('')}${name}=${text}`),
    ),
    call(`?${name} twice`, path(params), `${besides(name).join('')}${name}=a&${name}=b`),
    call(`?${name}[]`, path(params), `${besides(name).join('')}${name}[]=a&${name}[b]=c`),
  ]);
  const inBody = parts.body ? hostileBodies(parts.body as AnySchema, body) : [];
  return [...inPath, ...inQuery, ...inBody.map(([what, other]) => call(what, path(params), plain, other))];
}

/** Bodies that each have one hostile value, at every place of the schema. */
export function hostileBodies(schema: AnySchema, example: unknown): [string, unknown][] {
  const seen = new Set<string>();
  return [0, 1, 2, 3, 4].flatMap((variant) => {
    const whole = fullValue(schema, example, variant);
    return placesOf(whole).flatMap((place): [string, unknown][] => {
      const key = `${place.join('.')} of ${shown(withValueAt(whole, place, null))}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [
        ...[...hostileValues, ...someTexts(10)].map((value): [string, unknown] => [
          `${place.join('.')}: ${shown(value)}`,
          withValueAt(whole, place, value),
        ]),
        [`${place.join('.')} with one more`, withMoreAt(whole, place)],
      ];
    });
  });
}
