import type { Environment } from '@fs/api-contract';
import {
  createBrowserTokenStore,
  createCognitoProvider,
  createDataClient,
  createSession,
  type Session,
} from '@fs/data-client';
import { loadEnvironment } from './environment.ts';
import { onReaderLeft } from './onReaderLeft.ts';
import { createQueryClient } from './queries/createQueryClient.ts';
import { createRecentCompanies } from './recentCompanies.ts';
import { type AppRouter, createAppRouter } from './router.tsx';
import type { Services } from './services.tsx';

/** The running app: what screens are wired to, and the pages. */
export interface StartedApp {
  services: Services;
  router: AppRouter;
}

/**
 * Learns where the app runs and who is here, and wires everything to it.
 * @throws when the server or the identity provider cannot be reached, and when aborted.
 */
export async function startApp(signal: AbortSignal): Promise<StartedApp> {
  const environment = await loadEnvironment(signal);
  const apiUrl = environment.apiUrl || window.location.origin;
  const session = await restoreSession(environment, apiUrl, signal);
  const client = createDataClient({ apiUrl, tokens: session });
  const queryClient = createQueryClient();
  const recentCompanies = createRecentCompanies(() => window.sessionStorage);
  const router = createAppRouter(session);
  // Nothing of one reader is left for the next, also when the session ended while the page was closed.
  if (!session.user()) recentCompanies.clear();
  onReaderLeft(session, () => {
    queryClient.clear();
    recentCompanies.clear();
  });
  session.subscribe(() => void router.invalidate());
  return { services: { environment, session, client, queryClient, recentCompanies }, router };
}

async function restoreSession({ identity }: Environment, apiUrl: string, signal: AbortSignal): Promise<Session> {
  const session = createSession({
    provider: createCognitoProvider({
      endpoint: new URL(identity.endpoint, apiUrl).href,
      clientId: identity.clientId,
    }),
    store: createBrowserTokenStore(),
  });
  const restored = await session.restore();
  const isKnown = restored.ok || restored.reason === 'signed-out';
  if (isKnown && !signal.aborted) return session;
  session.close();
  throw new Error(restored.ok ? 'The start was given up' : restored.error);
}
