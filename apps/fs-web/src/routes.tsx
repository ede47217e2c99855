import type { NavigablePage } from '@fs/account-widgets';
import type { ComponentType } from 'react';

/** `visitor`: only while signed out; `signed-in`: a visitor is sent to sign in first. */
export type RouteAudience = NavigablePage['audience'];

/** One page of the app: its path under the base path, who may open it, and what it shows. */
export interface AppRoute extends NavigablePage {
  /** Stands before the product's name in the window's title. */
  title: string;
  /** Loads the screen's code when it is first needed. */
  load: () => Promise<ComponentType>;
  /** `false` where the code that asks the server for data need not be loaded before the screen. @default true */
  asksServer?: false;
}

const company = {
  audience: 'signed-in',
  title: 'Company',
  load: async () => (await import('./screens/CompanyScreen.tsx')).CompanyScreen,
} as const satisfies Omit<AppRoute, 'path'>;

const companies = {
  audience: 'signed-in',
  title: 'Companies',
  load: async () => (await import('./screens/CompaniesScreen.tsx')).CompaniesScreen,
} as const satisfies Omit<AppRoute, 'path'>;

const market = {
  audience: 'signed-in',
  title: 'Market',
  load: async () => (await import('./screens/MarketScreen.tsx')).MarketScreen,
} as const satisfies Omit<AppRoute, 'path'>;

const watchlist = {
  audience: 'signed-in',
  title: 'Watchlist',
  load: async () => (await import('./screens/WatchlistScreen.tsx')).WatchlistScreen,
} as const satisfies Omit<AppRoute, 'path'>;

const signIn = {
  audience: 'visitor',
  asksServer: false,
  load: async () => (await import('./screens/SignInScreen.tsx')).SignInScreen,
} as const satisfies Omit<AppRoute, 'path' | 'title'>;

const landing = {
  title: 'Welcome',
  asksServer: false,
  load: async () => (await import('./screens/LandingScreen.tsx')).LandingScreen,
} as const satisfies Omit<AppRoute, 'path' | 'audience'>;

/** Every page, once. Menus, guards and the route test are computed from it. */
export const appRoutes = [
  { path: '/', audience: 'visitor', ...landing },
  { path: '/test/landing', audience: 'signed-in', ...landing },
  { path: '/login', title: 'Log in', ...signIn },
  { path: '/signup', title: 'Sign up', ...signIn },
  {
    path: '/login/google',
    audience: 'anyone',
    title: 'Log in',
    asksServer: false,
    load: async () => (await import('./screens/GoogleReturnScreen.tsx')).GoogleReturnScreen,
  },
  {
    path: '/referral/$code',
    audience: 'anyone',
    title: 'Referral',
    asksServer: false,
    load: async () => (await import('./screens/ReferralScreen.tsx')).ReferralScreen,
  },
  {
    path: '/research/home',
    audience: 'signed-in',
    title: 'Home',
    load: async () => (await import('./screens/HomeScreen.tsx')).HomeScreen,
  },
  { path: '/research/companies', ...companies },
  { path: '/companies/search', ...companies },
  {
    path: '/companies/search/funding',
    audience: 'signed-in',
    title: 'Funding rounds',
    load: async () => (await import('./screens/FundingScreen.tsx')).FundingScreen,
  },
  {
    path: '/search',
    audience: 'signed-in',
    title: 'Search',
    load: async () => (await import('./screens/SearchScreen.tsx')).SearchScreen,
  },
  { path: '/markets/$categoryId', ...market },
  { path: '/research/markets/$categoryId', ...market },
  { path: '/research/companies/$companyId', ...company },
  { path: '/companies/$companyId', ...company },
  {
    path: '/research/watchlists',
    audience: 'signed-in',
    title: 'Watchlists',
    load: async () => (await import('./screens/WatchlistsScreen.tsx')).WatchlistsScreen,
  },
  { path: '/research/watchlists/$watchlistId', ...watchlist },
  { path: '/watchlists/$watchlistId', ...watchlist },
  {
    path: '/plans',
    audience: 'anyone',
    title: 'Plans',
    load: async () => (await import('./screens/PlansScreen.tsx')).PlansScreen,
  },
  {
    path: '/support',
    audience: 'anyone',
    title: 'Support',
    load: async () => (await import('./screens/SupportScreen.tsx')).SupportScreen,
  },
  {
    path: '/add-company',
    audience: 'signed-in',
    title: 'Suggest a company',
    load: async () => (await import('./screens/AddCompanyScreen.tsx')).AddCompanyScreen,
  },
  {
    path: '/account',
    audience: 'signed-in',
    title: 'Account',
    load: async () => (await import('./screens/AccountScreen.tsx')).AccountScreen,
  },
] as const satisfies readonly AppRoute[];

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string;
    audience?: RouteAudience;
  }
}
