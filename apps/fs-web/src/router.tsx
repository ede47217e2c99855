import { paths } from '@fs/api-contract';
import type { Session } from '@fs/data-client';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { homePath } from './appPaths.ts';
import { landingAfterSignIn, safeTarget, signInDetour } from './landing.ts';
import { type AppRoute, appRoutes, type RouteAudience } from './routes.tsx';
import { AppShell } from './shell/AppShell.tsx';
import { RouteFailure } from './shell/RouteFailure.tsx';

export type AppRouter = ReturnType<typeof createAppRouter>;

/** The pages of the route table behind their guards. */
export function createAppRouter(session: Pick<Session, 'user'>) {
  const root = createRootRoute({ component: AppShell });

  const pages = appRoutes.map(({ path, audience, title, load }: AppRoute) =>
    createRoute({
      getParentRoute: () => root,
      path,
      staticData: { title, audience },
      component: lazyRouteComponent(async () => ({ screen: await load() }), 'screen'),
      beforeLoad: ({ location }) => {
        if (audience === 'signed-in' && !session.user()) throw redirect({ href: signInDetour(parts(location)) });
        if (audience === 'visitor' && session.user()) throw redirect({ href: landing(location) });
      },
    }),
  );

  // The rest: a reader goes home or where the address says, a visitor signs in first (research §2).
  const anythingElse = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: ({ location }) => {
      if (!session.user()) throw redirect({ href: signInDetour(parts(location)) });
      throw redirect({ href: safeTarget(redirectOf(location)) ?? homePath });
    },
  });

  return createRouter({
    routeTree: root.addChildren([...pages, anythingElse]),
    basepath: paths.app,
    scrollRestoration: true,
    // The specification writes '/login/' in one place and '/login' in another; both stay as written.
    trailingSlash: 'preserve',
    defaultErrorComponent: RouteFailure,
  });
}

interface Address {
  pathname: string;
  searchStr: string;
  hash: string;
}

function parts({ pathname, searchStr, hash }: Address) {
  return { pathname, search: searchStr, hash };
}

function redirectOf({ searchStr }: Address): string | null {
  return new URLSearchParams(searchStr).get('redirect');
}

function landing(location: Address): string {
  return landingAfterSignIn({ redirect: redirectOf(location), hash: location.hash });
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string;
    audience?: RouteAudience;
  }
}
