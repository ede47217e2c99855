import { type Environment, paths } from '@fs/api-contract';
import {
  createBrowserDeviceStore,
  createBrowserTokenStore,
  createCognitoProvider,
  createGoogleSignIn,
  createSession,
  type Session,
} from '@fs/data-client';
import { createLazyModule, createToastStore } from '@fs/ui';
import type { FunctionComponent } from 'react';
import type { Display } from '../display/createDisplay.ts';
import { readFirstData } from '../first-paint/firstData.ts';
import type { LoginAppProps } from '../LoginApp.tsx';
import { isOffline } from '../offline/isOffline.ts';
import { readSavedStart } from '../offline/savedStart.ts';
import { whenConnected } from '../offline/whenConnected.ts';
import { callsInLanguage, type FailureTexts } from '../server-texts/inLanguage.ts';
import { registerServiceWorker } from '../service-worker/registerServiceWorker.ts';
import type { FrameServices } from '../services.tsx';
import { restoreSession } from '../session/restoreSession.ts';
import { loadEnvironment } from './environment.ts';
import { isLoginPath } from './firstScreen.ts';
import { wireServices } from './wireServices.ts';

/** The running app: services and pages. */
export interface StartedApp {
  services: FrameServices;
  /** Loads the component that renders all pages. */
  openPages: () => Promise<FunctionComponent>;
  /** That component, or the login page, which does not need the router. */
  FirstPages: FunctionComponent<LoginAppProps>;
}

/**
 * Loads the environment, restores the session and wires all services. Without a connection, a user goes on as at their
 * last start. Abort `signal` to remove listeners and timers: on
 * unmount and after a failed start.
 * @param texts returns the texts of the server in the shown language
 * @throws when the server or the identity provider cannot be reached, and when aborted
 */
export async function startApp(signal: AbortSignal, display: Display, texts: () => FailureTexts): Promise<StartedApp> {
  const saved = isOffline() ? readSavedStart(() => window.localStorage) : undefined;
  const environment = saved?.environment ?? (await loadEnvironment(signal));
  const apiUrl = environment.apiUrl || window.location.origin;
  const session = callsInLanguage(
    await restoreSession(openSession(environment, apiUrl, display), signal, saved?.user),
    texts,
  );
  if (saved) reloadOnline(signal);
  const services = wireServices({
    environment,
    apiUrl,
    session,
    firstData: readFirstData,
    display,
    texts,
    toasts: createToastStore(),
    sessionStorage: () => window.sessionStorage,
    localStorage: () => window.localStorage,
  });
  if (import.meta.env.PROD) registerServiceWorker(services.updates, signal);
  const pages = createLazyModule(async () => (await import('./startRouter.tsx')).startRouter(services));
  const isFirst = !session.user() && isLoginPath(window.location.pathname);
  const FirstPages = isFirst ? (await import('../LoginApp.tsx')).LoginApp : await pages.load();
  return { services, openPages: pages.load, FirstPages };
}

/**
 * Reloads once there is a connection, because browsers remember modules that they could not fetch. Not while the user is
 * leaving the page, to which a reload would bring them back.
 */
function reloadOnline(signal: AbortSignal): void {
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  const reload = () => {
    if (!isLeft) window.location.reload();
  };
  window.addEventListener('beforeunload', leave, { signal });
  signal.addEventListener('abort', whenConnected(reload), { once: true });
}

function openSession({ identity }: Environment, apiUrl: string, display: Display): Session {
  return createSession({
    provider: createCognitoProvider({
      endpoint: new URL(identity.endpoint, apiUrl).href,
      clientId: identity.clientId,
      devices: createBrowserDeviceStore(),
      language: () => display.settings().language,
    }),
    google: googleOf(identity, apiUrl),
    store: createBrowserTokenStore(),
  });
}

function googleOf({ google, clientId }: Environment['identity'], apiUrl: string) {
  return google
    ? createGoogleSignIn({
        authorizeUrl: new URL(google.authorizeUrl, apiUrl).href,
        tokenUrl: new URL(google.tokenUrl, apiUrl).href,
        clientId,
        returnUrl: new URL(paths.googleReturn, window.location.origin).href,
      })
    : undefined;
}
