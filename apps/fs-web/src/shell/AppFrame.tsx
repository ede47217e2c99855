import { AppFooter, AppHeader, type HeaderUser } from '@fs/account-widgets';
import { paths } from '@fs/api-contract';
import { RouterProvider as LinkProvider } from '@fs/ui';
import type { ReactNode } from 'react';
import { siteLinksOf } from '../addresses/siteLinks.ts';
import { appRoutes } from '../routes.tsx';
import { useFrameServices } from '../services.tsx';
import { AppNotices } from './AppNotices.tsx';
import { contentId } from './contentId.ts';

const footerLinks = siteLinksOf(appRoutes);

/** Timeout in milliseconds for ending sessions on the server before the local logout. */
const endingTakes = 2000;

export interface AppFrameProps {
  /** Path of the page, relative to the base path. */
  pathname: string;
  /** Path with query and fragment. */
  href: string;
  /** Null for a signed-out user. */
  user: HeaderUser | null;
  /** Search of the header, for logged-in users. */
  search?: ReactNode;
  /** Navigates to a path of the app. */
  onNavigate: (href: string) => void;
  /** The page. */
  children: ReactNode;
}

/** The frame around every page, with or without the router. */
export function AppFrame({ pathname, href, user, search, onNavigate, children }: AppFrameProps) {
  const { environment, session, openData } = useFrameServices();

  async function logOut() {
    // A hosted identity provider, on another origin, does not end our own sessions.
    if (URL.canParse(environment.identity.endpoint)) {
      const signal = AbortSignal.timeout(endingTakes);
      await openData()
        .then(({ client }) => client.account.endSessions({ signal }))
        .catch(() => undefined);
    }
    await session.signOut();
  }

  return (
    <LinkProvider navigate={onNavigate} useHref={(to) => (to.startsWith('/') ? `${paths.app}${to}` : to)}>
      <AppHeader
        product={environment.productName}
        homeHref="/"
        logoUrl={environment.assets.logo ?? undefined}
        contentId={contentId}
        pages={appRoutes}
        user={user}
        currentPath={pathname}
        logInHref="/login/"
        search={search}
        onLogOut={() => void logOut()}
      />
      <AppNotices currentHref={href} />
      {children}
      <AppFooter product={environment.productName} version={environment.version} {...footerLinks} />
    </LinkProvider>
  );
}
