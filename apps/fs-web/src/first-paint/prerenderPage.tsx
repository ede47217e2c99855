import { paths, windowTitle } from '@fs/api-contract';
import { createCognitoProvider, createGoogleSignIn, createMemoryTokenStore, createSession } from '@fs/data-client';
import { createToastStore, ThemeProvider } from '@fs/ui';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createDisplay } from '../display/createDisplay.ts';
import { pageTitleMessages } from '../PageTitles.messages.ts';
import { appRoutes } from '../routes.tsx';
import { LandingScreen } from '../screens/login/LandingScreen.tsx';
import { SignIn } from '../screens/login/SignIn.tsx';
import { FrameProvider, type FrameServices } from '../services.tsx';
import { AppFrame } from '../shell/AppFrame.tsx';
import { wireServices } from '../start/wireServices.ts';

/** Settings assumed by prerendering. A server with other settings sends pages that are not prerendered. */
export interface FirstPaintFor {
  productName: string;
  version: string;
  /** Whether Google login is available. */
  offersGoogle: boolean;
}

const nowhere = 'https://foresight.invalid/';
const noStorage = () => {
  throw new Error('Nothing is kept while the app is built');
};

/** Pages for signed-out users, by path relative to the base path. */
const firstPages = {
  '/': <LandingScreen />,
  '/login': <SignIn pathname="/login" search="" hash="" />,
  '/signup': <SignIn pathname="/signup" search="" hash="" />,
} satisfies Record<string, ReactNode>;

export type FirstPage = keyof typeof firstPages;

/**
 * Renders a page to HTML in Node.
 * @throws when a component cannot render there
 */
export async function prerenderPage(page: FirstPage, options: FirstPaintFor): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <ThemeProvider scope="page" locale="en-US">
      <FrameProvider value={servicesFor(options)}>
        <AppFrame pathname={page} href={page} user={null} onNavigate={() => undefined}>
          {firstPages[page]}
        </AppFrame>
      </FrameProvider>
    </ThemeProvider>,
    // Without streaming, because later chunks would need an inline script.
    { onError: (error) => void failures.push(error), progressiveChunkSize: 1e9 },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

/** The window's title, as the app sets it. */
export function titleOf(page: FirstPage, { productName }: FirstPaintFor): string {
  const { title } = appRoutes.find(({ path }) => path === page) ?? {};
  return windowTitle(title && pageTitleMessages.table[title], productName);
}

function servicesFor({ productName, version, offersGoogle }: FirstPaintFor): FrameServices {
  const identity = { endpoint: nowhere, clientId: '' };
  const google = {
    authorizeUrl: nowhere,
    tokenUrl: nowhere,
    clientId: '',
    returnUrl: `${nowhere}${paths.googleReturn}`,
  };
  return wireServices({
    environment: {
      productName,
      version,
      apiUrl: '',
      assets: { logo: null, staticUrl: '' },
      identity: { ...identity, google: null },
      hosts: { stage: null, prod: null },
      stages: {},
      stage: 'prod',
      chat: null,
    },
    apiUrl: nowhere,
    session: createSession({
      provider: createCognitoProvider(identity),
      store: createMemoryTokenStore(),
      ...(offersGoogle && { google: createGoogleSignIn(google) }),
    }),
    display: createDisplay(noStorage),
    texts: () => ({}),
    toasts: createToastStore(),
    sessionStorage: noStorage,
    localStorage: noStorage,
  });
}
