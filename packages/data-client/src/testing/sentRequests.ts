import { Kind, parse } from 'graphql';
import { expect } from 'vitest';

/** A sent request: method, path with its query, and the body's JSON. */
export interface SentRequest {
  method: string;
  path: string;
  body?: unknown;
}

/** A sent operation: its root fields and its variables. */
interface SentOperation {
  fields: readonly string[];
  variables: object;
}

/** A fetch that records requests and sends them. */
export function recordingFetch(requests: SentRequest[]): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const isJson = request.headers.get('content-type')?.includes('json') ?? false;
    const text = isJson ? await request.clone().text() : '';
    const { pathname, search } = new URL(request.url);
    requests.push({
      method: request.method,
      path: decodeURIComponent(pathname + search),
      ...(text !== '' && { body: JSON.parse(text) as unknown }),
    });
    return globalThis.fetch(request);
  };
}

/**
 * Expects that just these requests left since the last look, in their order, and forgets them. Write methods, paths and
 * bodies out: the client takes them from the table that the server has too, so that a test that does would see no error
 * in it (checks/requirements).
 */
export function expectRequests(requests: SentRequest[], ...expected: readonly SentRequest[]): void {
  expect(requests.splice(0)).toEqual(expected);
}

/** The same for GraphQL, where every request is a POST to one path. */
export function expectOperations(requests: SentRequest[], ...expected: readonly SentOperation[]): void {
  const sent = requests.splice(0);
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(expected.map(() => 'POST /graphql'));
  expect(sent.map(({ body }) => operationOf(body as { query: string; variables: object }))).toEqual(expected);
}

function operationOf({ query, variables }: { query: string; variables: object }): SentOperation {
  const fields = parse(query).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [],
  );
  return { fields: fields.map((field) => (field.kind === Kind.FIELD ? field.name.value : field.kind)), variables };
}
