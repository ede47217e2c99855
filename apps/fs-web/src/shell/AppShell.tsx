import { AppHeader } from '@fs/account-widgets';
import { RouterProvider as LinkRouterProvider } from '@fs/ui';
import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useServices, useSessionState } from '../services.tsx';
import { contentId } from './contentId.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { usePageTitle } from './usePageTitle.ts';

/** The frame around every page. */
export function AppShell() {
  const { environment, session } = useServices();
  const router = useRouter();
  const { user } = useSessionState();
  const audience = useMatches({ select: (matches) => matches.at(-1)?.staticData.audience });
  usePageTitle();
  useFocusOnNavigation(contentId);
  return (
    <LinkRouterProvider
      navigate={(href) => void router.navigate({ href })}
      useHref={(href) => (href.startsWith('/') ? `${router.basepath}${href}` : href)}
    >
      <AppHeader
        product={environment.productName}
        homeHref="/"
        contentId={contentId}
        user={user ? { name: `${user.attributes.given_name} ${user.attributes.family_name}`.trim() } : null}
        logInHref="/login/"
        onLogOut={() => void session.signOut()}
      />
      {/* Signing out takes a page away at once: until the router has moved on, it would ask for data as a visitor. */}
      {audience === 'signed-in' && !user ? null : <Outlet />}
    </LinkRouterProvider>
  );
}
