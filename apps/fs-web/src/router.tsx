import { paths } from '@fs/api-contract';
import type { Session } from '@fs/data-client';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { AppData } from './createAppData.ts';
import type { LoginMemory } from './createLoginMemory.ts';
import { type Address, guardPage, guardUnknown } from './guardPage.ts';
import { type AppRoute, appRoutes } from './routes.tsx';
import { parseSearch, stringifySearch } from './searchParameters.ts';
import { DataProvider } from './services.tsx';
import { AppShell } from './shell/AppShell.tsx';
import { AppFailure, RouteFailure } from './shell/RouteFailure.tsx';

export type AppRouter = ReturnType<typeof createAppRouter>;

interface RouterOptions {
  session: Pick<Session, 'user'>;
  loginMemory: Pick<LoginMemory, 'landing'>;
  openData: () => Promise<AppData>;
}

/** The pages of the route table behind their guards. */
export function createAppRouter({ session, loginMemory, openData }: RouterOptions) {
  const root = createRootRoute({ component: AppShell, errorComponent: AppFailure });

  const pages = appRoutes.map((route: AppRoute) => {
    const { path, audience, title } = route;
    return createRoute({
      getParentRoute: () => root,
      path,
      staticData: { title, audience },
      component: lazyRouteComponent(async () => ({ screen: await screenOf(route, openData) }), 'screen'),
      beforeLoad: ({ location }) => {
        const href = guardPage(route, session.user(), addressOf(location), loginMemory.landing());
        if (href !== null) throw redirect({ href });
      },
    });
  });

  const anythingElse = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: ({ location }) => {
      throw redirect({ href: guardUnknown(session.user(), addressOf(location)) });
    },
  });

  return createRouter({
    routeTree: root.addChildren([...pages, anythingElse]),
    basepath: paths.app,
    scrollRestoration: true,
    // The specification writes '/login/' in one place and '/login' in another; both stay as written.
    trailingSlash: 'preserve',
    parseSearch,
    stringifySearch,
    defaultErrorComponent: RouteFailure,
  });
}

/** What the header's menus open by: a press on one that comes before it would be lost. */
const loadMenu = () => import('@fs/ui/Menu');

async function screenOf({ load, asksServer }: AppRoute, openData: RouterOptions['openData']): Promise<ComponentType> {
  if (asksServer === false) return load();
  const [Screen, data] = await Promise.all([load(), openData(), loadMenu().catch(() => undefined)]);
  return () => (
    <DataProvider data={data}>
      <Screen />
    </DataProvider>
  );
}

function addressOf({ pathname, searchStr, hash }: { pathname: string; searchStr: string; hash: string }): Address {
  return { pathname, search: searchStr, hash };
}
