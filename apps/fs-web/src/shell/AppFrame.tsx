import {
  AppFooter,
  AppHeader,
  type HeaderUser,
  type HeaderWatchlists,
  type HeaderWorkspaces,
} from '@fs/account-widgets';
import { paths } from '@fs/api-contract';
import { RouterProvider as LinkProvider, lazyOverlay } from '@fs/ui';
import { memo, type ReactNode, useCallback, useState } from 'react';
import { homePath } from '../addresses/appPaths.ts';
import { siteLinksOf } from '../addresses/siteLinks.ts';
import { appRoutes } from '../routes.tsx';
import { useFrameServices } from '../services.tsx';
import { AppNotices } from './AppNotices.tsx';
import { brandOf } from './brandOf.ts';
import { contentId } from './contentId.ts';

// Lazy-loaded, because most visits don't change the display.
const AppDisplay = lazyOverlay(async () => (await import('./AppDisplay.tsx')).AppDisplay);

const footerLinks = siteLinksOf(appRoutes);

// The header's data arrives in parts, which the footer has nothing to do with.
const Footer = memo(AppFooter);

// One for all renders: another one would render every link of the page again.
const hrefOf = (to: string) => (to.startsWith('/') ? `${paths.app}${to}` : to);

/** Timeout in milliseconds for each thing that a local logout waits for: saving, and ending sessions on the server. */
const longest = 2000;

/** The pages of the account and of support name the version themselves. */
const showsVersion = (pathname: string) => /^\/login\/?$/.test(pathname);

export interface AppFrameProps {
  /** Path of the page, relative to the base path. */
  pathname: string;
  /** Path with query and fragment. */
  href: string;
  /** Null for a signed-out user. */
  user: HeaderUser | null;
  /** Search of the header, for logged-in users. */
  search?: ReactNode;
  /** Messages of the header, for logged-in users. */
  messages?: ReactNode;
  /** News of the user's watchlists. */
  watchlists?: HeaderWatchlists | undefined;
  /** The user's workspaces. */
  workspaces?: HeaderWorkspaces | undefined;
  /** The keys that lead to a page, for menus that name them. */
  keysOf?: ((href: string) => string | undefined) | undefined;
  /** When the newest data arrived, once loaded. */
  dataAsOf?: string | undefined;
  /** Bar at the bottom of phones. */
  phoneBar?: ReactNode;
  /** Navigates to a path of the app. Memoize it: another one renders every link again. */
  onNavigate: (href: string) => void;
  /** The page. */
  children: ReactNode;
}

/** The frame around every page, with or without the router. */
export function AppFrame({ pathname, href, user, onNavigate, children, ...parts }: AppFrameProps) {
  const { environment, session, pendingSaves, openData } = useFrameServices();
  const [isDisplayOpen, setDisplayOpen] = useState(false);
  const openDisplay = useCallback(() => setDisplayOpen(true), []);

  async function logOut() {
    await pendingSaves.saveAll(longest);
    // A hosted identity provider, on another origin, does not end our own sessions.
    if (URL.canParse(environment.identity.endpoint)) {
      const signal = AbortSignal.timeout(longest);
      await openData()
        .then(({ client }) => client.account.endSessions({ signal }))
        .catch(() => undefined);
    }
    await session.signOut();
  }

  return (
    <LinkProvider navigate={onNavigate} useHref={hrefOf}>
      <AppHeader
        {...brandOf(environment)}
        homeHref={user ? homePath : '/'}
        contentId={contentId}
        pages={appRoutes}
        user={user}
        currentPath={pathname}
        logInHref="/login/"
        search={parts.search}
        messages={parts.messages}
        watchlists={parts.watchlists}
        workspaces={parts.workspaces}
        keysOf={parts.keysOf}
        onDisplay={openDisplay}
        onLogOut={() => void logOut()}
      />
      <AppNotices currentHref={href} onLogOut={logOut} />
      {children}
      <Footer
        product={environment.productName}
        version={showsVersion(pathname) ? environment.version : undefined}
        dataAsOf={parts.dataAsOf}
        onDisplay={openDisplay}
        {...footerLinks}
      />
      {parts.phoneBar}
      <AppDisplay isOpen={isDisplayOpen} onOpenChange={setDisplayOpen} />
    </LinkProvider>
  );
}
