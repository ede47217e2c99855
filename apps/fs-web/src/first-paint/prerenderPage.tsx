import { windowTitle } from '@fs/api-contract';
import { ThemeProvider } from '@fs/ui';
import type { ReactNode } from 'react';
import { pageTitleMessages } from '../PageTitles.messages.ts';
import { appRoutes } from '../routes.tsx';
import { LandingScreen } from '../screens/login/LandingScreen.tsx';
import { SignIn } from '../screens/login/SignIn.tsx';
import { FrameProvider, type FrameServices } from '../services.tsx';
import { AppFrame } from '../shell/AppFrame.tsx';
import { renderToHtml } from './renderToHtml.ts';
import { signedOutServices } from './signedOutServices.ts';

/** Settings assumed by prerendering. A server with other settings sends pages that are not prerendered. */
export interface FirstPaintFor {
  productName: string;
  version: string;
  /** Whether Google login is available. */
  offersGoogle: boolean;
}

const nowhere = 'https://foresight.invalid/';

/** Pages for signed-out users, by path relative to the base path. */
const firstPages = {
  '/': <LandingScreen />,
  '/login': <SignIn pathname="/login" search="" hash="" />,
  '/signup': <SignIn pathname="/signup" search="" hash="" />,
} satisfies Record<string, ReactNode>;

export type FirstPage = keyof typeof firstPages;

/**
 * Renders a page to HTML while the app is built.
 * @throws when a component cannot render there
 */
export async function prerenderPage(page: FirstPage, options: FirstPaintFor): Promise<string> {
  return renderToHtml(
    <ThemeProvider scope="page" locale="en-US">
      <FrameProvider value={servicesFor(options)}>
        <AppFrame pathname={page} href={page} user={null} onNavigate={() => undefined}>
          {firstPages[page]}
        </AppFrame>
      </FrameProvider>
    </ThemeProvider>,
  );
}

/** The window's title, as the app sets it. */
export function titleOf(page: FirstPage, { productName }: FirstPaintFor): string {
  const { title } = appRoutes.find(({ path }) => path === page) ?? {};
  return windowTitle(title && pageTitleMessages.table[title], productName);
}

function servicesFor({ productName, version, offersGoogle }: FirstPaintFor): FrameServices {
  return signedOutServices({
    environment: {
      productName,
      version,
      apiUrl: '',
      assets: { logo: null, staticUrl: '' },
      identity: { endpoint: nowhere, clientId: '', google: null },
      payments: 'support',
      hosts: { stage: null, prod: null },
      stages: {},
      stage: 'prod',
      chat: null,
    },
    apiUrl: nowhere,
    offersGoogle,
  });
}
