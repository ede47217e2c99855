import { type GraphQLOperation, graphqlOperations, type RouteName, routes } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { createDataClient } from '../createDataClient.ts';
import { ListPlansDocument, type TypedDocument } from '../generated/operations.gen.ts';
import { createGraphQL } from './graphql.ts';
import { createHttp } from './http.ts';
import { createRest } from './rest.ts';
import { TokenUnavailable } from './TokenUnavailable.ts';

const apiUrl = 'http://127.0.0.1:1';
const loggedOut = {
  idToken: async () => null,
  untilLogout: () => AbortSignal.abort(new TokenUnavailable('signed-out')),
};
const logger = { failure: () => undefined };

/** A fetch that sends nothing, and the requests that it got. */
function recordingOnly() {
  const sent: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push(`${request.method} ${new URL(request.url).pathname}`);
    return Response.json({});
  };
  return { sent, fetch };
}

test('after a logout, only calls for everybody are sent', async () => {
  const { sent, fetch } = recordingOnly();
  const rest = createRest(createHttp({ apiUrl, tokens: loggedOut, fetch }), logger);
  const names = Object.keys(routes) as RouteName[];
  const refused: string[] = [];
  for (const name of names) {
    const outcome = await rest.call(name, {} as never);
    if (!outcome.ok && outcome.reason === 'signed-out') refused.push(name);
  }
  expect(refused).toEqual(names.filter((name) => routes[name].audience !== 'anyone'));
  expect(sent).toHaveLength(names.length - refused.length);
  expect(sent).toContain('GET /news/config');
});

test('after a logout, only operations for everybody are sent', async () => {
  const { sent, fetch } = recordingOnly();
  const graphql = createGraphQL(createHttp({ apiUrl, tokens: loggedOut, fetch }), apiUrl, logger);
  const sentNames: string[] = [];
  for (const operation of Object.keys(graphqlOperations) as GraphQLOperation[]) {
    const document = ListPlansDocument as TypedDocument<object, object>;
    await graphql.call({ operation, document, variables: {} });
    if (sent.splice(0).length > 0) sentNames.push(operation);
  }
  expect(sentNames).toEqual(['listPlans', 'courseBySlug', 'featuredCourses', 'coursesByCategory', 'listCourses']);
});

test('after a logout, no file, list of rows or stream of events is requested', async () => {
  const { sent, fetch } = recordingOnly();
  const client = createDataClient({ apiUrl, tokens: loggedOut, logger, fetch });
  const { signal } = new AbortController();
  expect(await client.watchlists.exportWatchlist('1')).toMatchObject({ reason: 'signed-out' });
  expect(await client.companies.streamCompanies({})).toMatchObject({ reason: 'signed-out' });
  expect(await client.chat.openEvents(0, signal).catch((error: unknown) => error)).toBeInstanceOf(TokenUnavailable);
  expect(sent).toEqual([]);
});
