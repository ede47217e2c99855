import { password, startIdentityServer } from 'fs-server/testing/identity';
import { createCognitoProvider } from '../session/cognito.ts';
import { createSession, type Session, type SessionOptions } from '../session/createSession.ts';
import { createFakeBrowser } from './fakeBrowser.ts';
import { createNetwork } from './network.ts';

export type FakeBrowser = ReturnType<typeof createFakeBrowser>;

/** A real identity server, and pages of the app that talk to it, all on the server's clock. */
export async function startSessionPages() {
  const server = await startIdentityServer();
  const endpoint = await server.listen();
  const sessions: Session[] = [];

  function openPage(browser: FakeBrowser = createFakeBrowser(), options: Partial<SessionOptions> = {}) {
    const network = createNetwork();
    const provider = createCognitoProvider({ endpoint, clientId: server.identity.clientId, fetch: network.fetch });
    const now = () => server.now().getTime();
    const session = createSession({ provider, store: browser.openTab(), now, ...options });
    sessions.push(session);
    return { session, network, browser };
  }

  return {
    server,
    openPage,
    /** A page on which a new user has signed in. */
    openSignedInPage: async () => {
      const page = openPage();
      const { id, email } = await server.addUser();
      await page.session.signIn({ email, password });
      return { ...page, id, email };
    },
    close: async () => {
      for (const session of sessions) session.close();
      await server.close();
    },
  };
}

export type SessionPages = Awaited<ReturnType<typeof startSessionPages>>;

/** The outcome of a call that failed so. */
export function refused(reason: string, error: string) {
  return { ok: false, error, reason };
}
