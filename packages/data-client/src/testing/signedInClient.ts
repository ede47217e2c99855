import type { FailureReason } from '@fs/api-contract';
import { startTestServer } from 'fs-server/testing';
import { createDataClient } from '../createDataClient.ts';
import { createCognitoProvider } from '../session/cognito.ts';
import { createSession } from '../session/createSession.ts';
import { createMemoryTokenStore } from '../session/memoryTokenStore.ts';
import { recordingFetch, type SentRequest } from './sentRequests.ts';

export interface LoggedFailure {
  call: string;
  reason: FailureReason;
  status?: number;
  requestId?: string;
}

/** The real client, logged in as `role`, against the real server with the sample world. */
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
  const client = createDataClient({ apiUrl: server.url, tokens: session, logger, fetch: recordingFetch(requests) });
  return { server, session, client, requests, failures, userId: signedIn.data.attributes.sub };
}
