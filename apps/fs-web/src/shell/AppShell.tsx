import { PhoneBar } from '@fs/account-widgets';
import { CompanyHoverCards } from '@fs/research-widgets';
import { createShortcuts, lazyComponent, ShortcutProvider } from '@fs/ui';
import { Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { supportPath } from '../addresses/appPaths.ts';
import { useFrameServices, useSessionState, WithData } from '../services.tsx';
import { AppFrame } from './AppFrame.tsx';
import { AppKeys } from './AppKeys.tsx';
import { contentId } from './contentId.ts';
import { keysOf } from './goToPages.ts';
import type { HeaderData } from './HeaderLoader.tsx';
import { OptionalBoundary } from './OptionalBoundary.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useHeaderUser } from './useHeaderUser.ts';
import { RouteTitle } from './usePageTitle.ts';

// Lazy-loaded, because signed-out users do not need them, and toasts appear only after the first page.
const HeaderSearch = lazyComponent(async () => (await import('./HeaderSearch.tsx')).HeaderSearch, {
  failure: 'nothing',
});
const HeaderMessages = lazyComponent(async () => (await import('./HeaderMessages.tsx')).HeaderMessages, {
  failure: 'nothing',
});
const AppCompanyCard = lazyComponent(async () => (await import('./AppCompanyCard.tsx')).AppCompanyCard, {
  failure: 'nothing',
});
const AppTour = lazyComponent(async () => (await import('./AppTour.tsx')).AppTour, { failure: 'nothing' });
const Toasts = lazyComponent(async () => (await import('@fs/ui/Toasts')).Toasts, { failure: 'nothing' });
const HeaderLoader = lazyComponent(async () => (await import('./HeaderLoader.tsx')).HeaderLoader, {
  failure: 'nothing',
});

const companyCard = (id: string) => (
  <OptionalBoundary resetKey={id}>
    <WithData>
      <AppCompanyCard id={id} />
    </WithData>
  </OptionalBoundary>
);

const isSupport = (to: string) => to.split(/[?#]/)[0] === supportPath;

/** The frame with the router's pages. */
export function AppShell() {
  const router = useRouter();
  const { pages, toasts, display } = useFrameServices();
  const { user } = useSessionState();
  const audience = useMatches({ select: (matches) => matches.at(-1)?.staticData.audience });
  const { pathname, href } = useLocation();
  const [data, setData] = useState<HeaderData>();
  const [isSearchOpen, setSearchOpen] = useState(false);
  const [shortcuts] = useState(() => createShortcuts({ hasSingleKeys: () => display.settings().hasSingleKeys }));
  const headerUser = useHeaderUser(data?.account);
  useFocusOnNavigation(contentId);
  const search = () => setSearchOpen(true);

  return (
    <ShortcutProvider shortcuts={shortcuts}>
      <AppFrame
        pathname={pathname}
        href={href}
        user={headerUser}
        search={
          <OptionalBoundary resetKey={href}>
            <WithData>
              <HeaderSearch isOpen={isSearchOpen} onOpenChange={setSearchOpen} />
            </WithData>
          </OptionalBoundary>
        }
        messages={
          <OptionalBoundary resetKey={href}>
            <WithData>
              <HeaderMessages />
            </WithData>
          </OptionalBoundary>
        }
        watchlists={data?.watchlists}
        workspaces={data?.workspaces}
        keysOf={data?.hasKeyHints ? keysOf : undefined}
        dataAsOf={data?.dataAsOf}
        phoneBar={headerUser && <PhoneBar pages={pages} user={headerUser} currentPath={pathname} onSearch={search} />}
        // Support learns which page a question is about.
        onNavigate={(to) => void router.navigate({ href: to, state: isSupport(to) ? { from: href } : {} })}
      >
        <RouteTitle />
        <CompanyHoverCards renderCard={user && data?.hasCompanyCards ? companyCard : undefined}>
          {/* Hides the page at logout. Until the router navigates, it would request data without a session. */}
          {audience === 'signed-in' && !user ? null : <Outlet />}
        </CompanyHoverCards>
        {user && (
          <OptionalBoundary resetKey={href}>
            <WithData>
              <HeaderLoader onChange={setData} />
              <AppTour pathname={pathname} />
            </WithData>
          </OptionalBoundary>
        )}
        <OptionalBoundary resetKey={href}>
          <Toasts of={toasts} />
        </OptionalBoundary>
        <AppKeys onSearch={user ? search : undefined} />
      </AppFrame>
    </ShortcutProvider>
  );
}
