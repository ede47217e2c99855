import type { ComponentType } from 'react';

/** `visitor`: only while signed out; `signed-in`: a visitor is sent to sign in first. */
export type RouteAudience = 'anyone' | 'visitor' | 'signed-in';

/** One page of the app. */
export interface AppRoute {
  /** Under the base path, parameters as `$name`. */
  path: string;
  audience: RouteAudience;
  /** Stands before the product's name in the window's title. */
  title: string;
  /** Loads the screen's code when it is first needed. */
  load: () => Promise<ComponentType>;
}

const company = {
  audience: 'signed-in',
  title: 'Company',
  load: async () => (await import('./screens/CompanyScreen.tsx')).CompanyScreen,
} as const satisfies Omit<AppRoute, 'path'>;

/** Every page, once. Menus, guards and the route test are computed from it. */
export const appRoutes = [
  {
    path: '/login',
    audience: 'visitor',
    title: 'Log in',
    load: async () => (await import('./screens/SignInScreen.tsx')).SignInScreen,
  },
  {
    path: '/research/home',
    audience: 'signed-in',
    title: 'Home',
    load: async () => (await import('./screens/HomeScreen.tsx')).HomeScreen,
  },
  { path: '/research/companies/$companyId', ...company },
  { path: '/companies/$companyId', ...company },
] as const satisfies readonly AppRoute[];
