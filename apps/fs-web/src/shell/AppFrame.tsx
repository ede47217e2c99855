import { AppFooter, AppHeader, type HeaderUser } from '@fs/account-widgets';
import { paths } from '@fs/api-contract';
import { RouterProvider as LinkProvider } from '@fs/ui';
import type { ReactNode } from 'react';
import { appRoutes } from '../routes.tsx';
import { useFrameServices } from '../services.tsx';
import { siteLinksOf } from '../siteLinks.ts';
import { AppNotices } from './AppNotices.tsx';
import { contentId } from './contentId.ts';

const footerLinks = siteLinksOf(appRoutes);

/** Milliseconds that our own API has to end the sessions before the user is signed out all the same. */
const endingTakes = 2000;

export interface AppFrameProps {
  /** Path of the page, under the base path. */
  pathname: string;
  /** The same with its query and fragment. */
  href: string;
  /** Null for a visitor. */
  user: HeaderUser | null;
  /** The search of everything; users have one. */
  search?: ReactNode;
  /** Goes to an address of the app. */
  onNavigate: (href: string) => void;
  /** The page. */
  children: ReactNode;
}

/** The frame around every page, whoever leads from page to page. */
export function AppFrame({ pathname, href, user, search, onNavigate, children }: AppFrameProps) {
  const { environment, session, openData } = useFrameServices();

  async function logOut() {
    // A hosted provider ends its own sessions and knows nothing of ours; its endpoint is another origin's.
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
