import type { FailureReason } from '@fs/api-contract';
import { startTestServer } from 'fs-server/testing';
import { createDataClient } from '../createDataClient.ts';
import { createCognitoProvider } from '../session/cognito.ts';
import { createSession } from '../session/createSession.ts';
import { createMemoryTokenStore } from '../session/memoryTokenStore.ts';

export interface LoggedFailure {
  call: string;
  reason: FailureReason;
  status?: number;
  requestId?: string;
}

/** A request as it left: method, path with its query, and the body's JSON. */
export interface SentRequest {
  method: string;
  path: string;
  body?: unknown;
}

/** The real client, signed in as `role`, against the real server with the sample world. */
export async function startSignedInClient(role: string) {
  const server = await startTestServer();
  const { endpoint, clientId } = server.environment.identity;
  const session = createSession({
    provider: createCognitoProvider({ endpoint: new URL(endpoint, server.url).href, clientId }),
    store: createMemoryTokenStore(),
  });
  const signedIn = await session.signIn({ email: server.emailOf(role), password: server.password });
  if (!signedIn.ok) throw new Error(signedIn.error);
  const failures: LoggedFailure[] = [];
  const logger = { failure: (entry: LoggedFailure) => void failures.push(entry) };
  const requests: SentRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
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
  const client = createDataClient({ apiUrl: server.url, tokens: session, logger, fetch });
  return { server, session, client, requests, failures, userId: signedIn.data.attributes.sub };
}
