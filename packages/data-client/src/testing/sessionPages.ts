import { paths } from '@fs/api-contract';
import { password, startIdentityServer } from 'fs-server/testing/identity';
import { createCognitoProvider } from '../session/cognito.ts';
import { createSession, type Session, type SessionOptions } from '../session/createSession.ts';
import { createGoogleSignIn } from '../session/googleSignIn.ts';
import { createFakeBrowser } from './fakeBrowser.ts';
import { createFakeStorage } from './fakeStorage.ts';
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

  /** A page that can sign in with Google; `left` holds the addresses that it left for. */
  function openGooglePage() {
    const storage = createFakeStorage();
    const left: string[] = [];
    const google = createGoogleSignIn({
      authorizeUrl: new URL(paths.oauthAuthorize, endpoint).href,
      tokenUrl: new URL(paths.oauthToken, endpoint).href,
      clientId: server.identity.clientId,
      returnUrl: `${server.options.publicUrl}${paths.googleReturn}`,
      storage: () => storage,
      navigate: (url) => void left.push(url),
    });
    return {
      ...openPage(createFakeBrowser(), { google }),
      left,
      /** Chooses on the provider's page; none cancels. Gives the address that the user comes back to. */
      chooseAccount: async (account = 'grace.google@foresight.example'): Promise<string> => {
        const { searchParams } = new URL(left.at(-1) ?? '');
        const body = new URLSearchParams([...searchParams, ['account', account]]);
        const response = await fetch(new URL(paths.oauthAuthorize, endpoint), {
          method: 'POST',
          body,
          redirect: 'manual',
        });
        return response.headers.get('location') ?? '';
      },
      /** As if the sign-in that is under way had been asked for with another nonce. */
      changeNonce: () => {
        const pending = JSON.parse(storage.getItem('fs.google') ?? '{}');
        storage.setItem('fs.google', JSON.stringify({ ...pending, nonce: 'another' }));
      },
    };
  }

  return {
    server,
    endpoint,
    openPage,
    openGooglePage,
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
