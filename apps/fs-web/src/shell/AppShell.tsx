import type { UserAccount } from '@fs/api-contract';
import { lazyComponent } from '@fs/ui';
import { Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useFrameServices, useSessionState, WithData } from '../services.tsx';
import { AppFrame } from './AppFrame.tsx';
import { contentId } from './contentId.ts';
import { OptionalBoundary } from './OptionalBoundary.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useHeaderUser } from './useHeaderUser.ts';
import { usePageTitle } from './usePageTitle.ts';

// Lazy-loaded, because signed-out users do not need them, and toasts appear only after the first page.
const HeaderSearch = lazyComponent(async () => (await import('./HeaderSearch.tsx')).HeaderSearch, {
  failure: 'nothing',
});
const AppTour = lazyComponent(async () => (await import('./AppTour.tsx')).AppTour, { failure: 'nothing' });
const Toasts = lazyComponent(async () => (await import('@fs/ui/Toasts')).Toasts, { failure: 'nothing' });
const AccountLoader = lazyComponent(async () => (await import('./AccountLoader.tsx')).AccountLoader, {
  failure: 'nothing',
});

/** The frame with the router's pages. */
export function AppShell() {
  const router = useRouter();
  const { toasts } = useFrameServices();
  const { user } = useSessionState();
  const audience = useMatches({ select: (matches) => matches.at(-1)?.staticData.audience });
  const { pathname, href } = useLocation();
  const [account, setAccount] = useState<UserAccount>();
  const headerUser = useHeaderUser(account);
  usePageTitle();
  useFocusOnNavigation(contentId);

  return (
    <AppFrame
      pathname={pathname}
      href={href}
      user={headerUser}
      search={
        <OptionalBoundary resetKey={href}>
          <WithData>
            <HeaderSearch />
          </WithData>
        </OptionalBoundary>
      }
      onNavigate={(to) => void router.navigate({ href: to })}
    >
      {/* Hides the page at logout. Until the router navigates, it would request data without a session. */}
      {audience === 'signed-in' && !user ? null : <Outlet />}
      {user && (
        <OptionalBoundary resetKey={href}>
          <WithData>
            <AccountLoader onChange={setAccount} />
            <AppTour pathname={pathname} />
          </WithData>
        </OptionalBoundary>
      )}
      <OptionalBoundary resetKey={href}>
        <Toasts of={toasts} />
      </OptionalBoundary>
    </AppFrame>
  );
}
