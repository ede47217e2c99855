import { paths } from '@fs/api-contract';
import type { Session } from '@fs/data-client';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type ResolveParams,
  type Route,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { AppRoute, RouteAudience } from './AppRoute.ts';
import { homePath, loginPath } from './addresses/appPaths.ts';
import type { LinkForOther, UnknownAddress } from './addresses/createNoticed.ts';
import { type Address, emailOfOther, guardPage, guardUnknown } from './addresses/guardPage.ts';
import { parseSearch, stringifySearch, type TextValidator, textParameters } from './addresses/searchParameters.ts';
import type { PageTitle } from './PageTitles.messages.ts';
import { appRoutes } from './routes.tsx';
import { DataProvider } from './services.tsx';
import type { LoginMemory } from './session/createLoginMemory.ts';
import { AppShell } from './shell/AppShell.tsx';
import { AppFailure, RouteFailure } from './shell/RouteFailure.tsx';
import type { AppData } from './start/createAppData.ts';

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    title?: PageTitle;
    audience?: RouteAudience;
  }
}

interface RouterOptions {
  session: Pick<Session, 'user'>;
  loginMemory: Pick<LoginMemory, 'landing'>;
  openData: () => Promise<AppData>;
  unknownAddress: UnknownAddress;
  linkForOther: LinkForOther;
  /** Whether a user has logged out on this page. Who logs in next is then not led to where that user was. */
  hasLoggedOut?: () => boolean;
  /** Where a page is rendered without a browser. Default: that of the window. */
  history?: RouterHistory;
}

/** Each router needs its own: in Node, the library keeps the pages of a root, with the data that they were made for. */
const createRoot = () => createRootRoute({ component: AppShell, errorComponent: AppFailure });

type Root = ReturnType<typeof createRoot>;

/** Creates the route of one page, behind its guard. */
function createPage(root: Root, page: AppRoute, options: RouterOptions) {
  const { path, search = [], title, audience, redirectTo } = page;
  const { session, loginMemory, unknownAddress, linkForOther, hasLoggedOut } = options;
  return createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: textParameters(search),
    staticData: { title, audience },
    component: lazyRouteComponent(async () => ({ screen: await loadScreen(page, options) }), 'screen'),
    beforeLoad: ({ location, params }) => {
      const user = session.user();
      const href = guardPage(page, user, toAddress(location), loginMemory.landing());
      // A page that the user may not open is like one that does not exist.
      if (user && audience !== 'visitor' && href === homePath) unknownAddress.set(location.pathname);
      const email = emailOfOther(page, user, toAddress(location));
      if (email !== undefined) linkForOther.set({ email, href: `${location.pathname}${location.searchStr}` });
      if (href !== null) throw redirect({ href: hasLoggedOut?.() ? loginPath : href });
      if (redirectTo) throw redirect({ href: redirectTo(params), replace: true });
    },
  });
}

/** A route with the parameters of its page: those of its path, and those that `search` names. */
type PageRoute<Page extends AppRoute> = Route<
  unknown,
  Root,
  Page['path'],
  Page['path'],
  string,
  Page['path'],
  Page extends { search: readonly (infer Name extends string)[] } ? TextValidator<Name> : undefined,
  ResolveParams<Page['path']>
>;

type PageRoutes<Pages extends readonly AppRoute[]> = { [Index in keyof Pages]: PageRoute<Pages[Index]> };

/** Creates the router: the pages of the route table, each behind its guard. */
export function createAppRouter(options: RouterOptions) {
  const { session, unknownAddress, history } = options;
  const root = createRoot();
  // `map` forgets which route is which page's. The types of the tree come from the same table.
  const pages = appRoutes.map((page) => createPage(root, page, options)) as unknown as PageRoutes<typeof appRoutes>;

  const unknownPage = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: ({ location }) => {
      const user = session.user();
      // Signed-out users are asked to log in first, and learn afterwards that the page does not exist.
      const href = guardUnknown(user, toAddress(location));
      if (user && href === homePath) unknownAddress.set(location.pathname);
      throw redirect({ href });
    },
  });

  return createRouter({
    routeTree: root.addChildren([...pages, unknownPage]),
    basepath: paths.app,
    // In Node, it would write an inline script.
    scrollRestoration: history === undefined,
    ...(history && { history }),
    // The specification writes both '/login/' and '/login'.
    trailingSlash: 'preserve',
    parseSearch,
    stringifySearch,
    defaultErrorComponent: RouteFailure,
  });
}

/** Loads the panel of the header's menus, so that the first press on one needs no request. */
const loadMenu = () => import('@fs/ui/Menu');

async function loadScreen(
  { load, request, asksServer }: AppRoute,
  { openData, session }: Pick<RouterOptions, 'openData' | 'session'>,
): Promise<ComponentType> {
  if (asksServer === false) return load();
  const [Screen, data] = await Promise.all([load(), openData(), loadMenu().catch(() => undefined)]);
  const user = session.user();
  if (user) void request?.(data, user);
  return () => (
    <DataProvider data={data}>
      <Screen />
    </DataProvider>
  );
}

function toAddress({ pathname, searchStr, hash }: { pathname: string; searchStr: string; hash: string }): Address {
  return { pathname, search: searchStr, hash };
}
