import { windowTitle } from '@fs/api-contract';
import { MessagesProvider, ThemeProvider } from '@fs/ui';
import type { ReactNode } from 'react';
import { type LanguageId, localeOf } from '../display/languages.ts';
import { loadTexts } from '../display/loadTexts.ts';
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
  language: LanguageId;
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
  const { language } = options;
  return renderToHtml(
    <ThemeProvider scope="page" locale={localeOf(language, 'en-US')}>
      <MessagesProvider overrides={await loadTexts(language)} language={language}>
        <FrameProvider value={servicesFor(options)}>
          <AppFrame pathname={page} href={page} user={null} onNavigate={() => undefined}>
            {firstPages[page]}
          </AppFrame>
        </FrameProvider>
      </MessagesProvider>
    </ThemeProvider>,
  );
}

/** The window's title, as the app sets it. */
export async function titleOf(page: FirstPage, { productName, language }: FirstPaintFor): Promise<string> {
  const { title } = appRoutes.find(({ path }) => path === page) ?? {};
  const translated = title && (await loadTexts(language))[pageTitleMessages.component]?.[title];
  const text = typeof translated === 'string' ? translated : title && pageTitleMessages.table[title];
  return windowTitle(text, productName);
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
