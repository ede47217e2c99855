import type { NavigablePage } from '@fs/account-widgets';
import type { ComponentType } from 'react';
import { layerParameters } from './addresses/layerParameters.ts';
import { topicPath } from './addresses/linkPaths.ts';
import type { PageTitle } from './PageTitles.messages.ts';

/** `visitor`: only while signed out. `signed-in`: a signed-out user is sent to log in first. */
export type RouteAudience = NavigablePage['audience'];

/** One page of the app: its path under the base path, who can open it, and what it shows. */
export interface AppRoute extends NavigablePage {
  /** Key of the title in `pageTitleMessages`. It precedes the product's name in the window's title. */
  title: PageTitle;
  /** Lazy-loads the screen. */
  load: () => Promise<ComponentType>;
  /** Names of the search parameters that the screen reads, as text. Default: none. */
  search?: readonly string[];
  /** Path that the page redirects to, from the parameters of its own. */
  redirectTo?: (parameters: Readonly<Record<string, string>>) => string;
  /** `false` where the screen does not need the code that requests data. @default true */
  asksServer?: false;
  /** Whether the specification does not have the page. */
  isAddition?: true;
}

/** Parameters of every table that keeps its state in the address. */
const tableParameters = ['sort', 'page', 'rows', 'row', 'view'] as const;

/** Parameters of the company table, in all its variants. */
const companyTableParameters = [
  'name',
  'homepage',
  'location',
  'founded',
  'markets',
  'raised',
  'round',
  'funded',
  'employees',
  'rounds',
  'status',
  ...tableParameters,
] as const;

/** Parameters of the table of funding rounds. */
const fundingTableParameters = [
  ...(['company', 'round', 'date', 'amount', 'investor', 'market', 'location', 'period'] as const),
  ...tableParameters,
  ...layerParameters,
] as const;

const company = {
  audience: 'signed-in',
  title: 'company',
  search: layerParameters,
  load: async () => (await import('./screens/companies/CompanyScreen.tsx')).CompanyScreen,
} as const satisfies Omit<AppRoute, 'path'>;

const companies = {
  audience: 'signed-in',
  title: 'companies',
  search: [...companyTableParameters, ...layerParameters],
  load: async () => (await import('./screens/companies/CompaniesScreen.tsx')).CompaniesScreen,
} as const satisfies Omit<AppRoute, 'path'>;

const markets = {
  title: 'markets',
  search: ['query', ...tableParameters],
  load: async () => (await import('./screens/markets/MarketsScreen.tsx')).MarketsScreen,
} as const satisfies Omit<AppRoute, 'path' | 'audience'>;

const market = {
  title: 'market',
  search: ['all', ...companyTableParameters, ...layerParameters],
  load: async () => (await import('./screens/markets/MarketScreen.tsx')).MarketScreen,
} as const satisfies Omit<AppRoute, 'path' | 'audience'>;

const article = {
  audience: 'anyone',
  title: 'article',
  load: async () => (await import('./screens/news/ArticleScreen.tsx')).ArticleScreen,
} as const satisfies Omit<AppRoute, 'path'>;

const marketContent = { audience: 'signed-in', title: 'market' } as const;

const topics = {
  audience: 'anyone',
  title: 'topics',
  search: ['sort'],
  load: async () => (await import('./screens/topics/TopicsScreen.tsx')).TopicsScreen,
} as const satisfies Omit<AppRoute, 'path'>;

const watchlist = {
  audience: 'signed-in',
  title: 'watchlist',
  search: ['tab', ...companyTableParameters, ...layerParameters],
  load: async () => (await import('./screens/watchlists/WatchlistScreen.tsx')).WatchlistScreen,
} as const satisfies Omit<AppRoute, 'path'>;

const signIn = {
  audience: 'visitor',
  asksServer: false,
  load: async () => (await import('./screens/login/SignInScreen.tsx')).SignInScreen,
} as const satisfies Omit<AppRoute, 'path' | 'title'>;

const landing = {
  title: 'welcome',
  asksServer: false,
  load: async () => (await import('./screens/login/LandingScreen.tsx')).LandingScreen,
} as const satisfies Omit<AppRoute, 'path' | 'audience'>;

const site = {
  audience: 'anyone',
  asksServer: false,
  isAddition: true,
  load: async () => (await import('./screens/site/SiteScreen.tsx')).SiteScreen,
} as const satisfies Omit<AppRoute, 'path' | 'title'>;

/** All pages of the app. Menus, guards, the router and the route test derive from this table. */
export const appRoutes = [
  { path: '/', audience: 'visitor', ...landing },
  { path: '/test/landing', audience: 'signed-in', ...landing },
  { path: '/login', title: 'logIn', ...signIn },
  { path: '/signup', title: 'signUp', ...signIn },
  {
    path: '/login/google',
    audience: 'anyone',
    title: 'logIn',
    asksServer: false,
    load: async () => (await import('./screens/login/GoogleReturnScreen.tsx')).GoogleReturnScreen,
  },
  {
    path: '/referral/$code',
    audience: 'anyone',
    title: 'referral',
    asksServer: false,
    load: async () => (await import('./screens/login/ReferralScreen.tsx')).ReferralScreen,
  },
  {
    path: '/research/home',
    audience: 'signed-in',
    title: 'home',
    load: async () => (await import('./screens/home/HomeScreen.tsx')).HomeScreen,
  },
  {
    path: '/research/feed',
    audience: 'signed-in',
    title: 'feed',
    search: ['list', 'kinds', 'over'],
    load: async () => (await import('./screens/feed/FeedScreen.tsx')).FeedScreen,
  },
  { path: '/research/companies', ...companies },
  { path: '/companies/search', ...companies },
  {
    path: '/companies/search/funding',
    audience: 'signed-in',
    title: 'fundingRounds',
    search: fundingTableParameters,
    load: async () => (await import('./screens/companies/FundingScreen.tsx')).FundingScreen,
  },
  {
    path: '/search',
    audience: 'signed-in',
    title: 'search',
    search: ['query', 'sf', ...companyTableParameters],
    load: async () => (await import('./screens/search/SearchScreen.tsx')).SearchScreen,
  },
  { path: '/markets', audience: 'anyone', ...markets },
  { path: '/research/markets', audience: 'signed-in', ...markets },
  { path: '/markets/$categoryId', audience: 'anyone', ...market },
  { path: '/research/markets/$categoryId', audience: 'signed-in', ...market },
  {
    path: '/news',
    audience: 'anyone',
    title: 'news',
    search: ['category', 'page'],
    load: async () => (await import('./screens/news/NewsScreen.tsx')).NewsScreen,
  },
  // Fixed words win over the category (decision AMB-013).
  { path: '/news/article/$articleId', ...article },
  { path: '/news/earned/$earnedId', ...article },
  { path: '/news/$category/$slug', ...article },
  {
    path: '/markets/$categoryId/owned-content',
    ...marketContent,
    load: async () => (await import('./screens/markets/MarketContentScreens.tsx')).MarketOwnedContentScreen,
  },
  {
    path: '/markets/$categoryId/earned-content',
    ...marketContent,
    load: async () => (await import('./screens/markets/MarketContentScreens.tsx')).MarketEarnedContentScreen,
  },
  {
    path: '/markets/$categoryId/funding-history',
    ...marketContent,
    load: async () => (await import('./screens/markets/MarketHistoryScreen.tsx')).MarketHistoryScreen,
  },
  {
    path: '/markets/$categoryId/recent-funding',
    ...marketContent,
    search: fundingTableParameters,
    load: async () => (await import('./screens/markets/MarketFundingScreen.tsx')).MarketFundingScreen,
  },
  {
    path: '/markets/$categoryId/investors',
    ...marketContent,
    load: async () => (await import('./screens/markets/MarketInvestorsScreen.tsx')).MarketInvestorsScreen,
  },
  { path: '/topics', ...topics },
  { path: '/topics/$keyword', ...topics, redirectTo: ({ keyword = '' }) => topicPath(keyword) },
  {
    path: '/topics-weekly',
    audience: 'signed-in',
    title: 'topicsWeekly',
    search: ['sort'],
    load: async () => (await import('./screens/topics/WeeklyTopicsScreen.tsx')).WeeklyTopicsScreen,
  },
  { path: '/research/companies/$companyId', ...company },
  { path: '/companies/$companyId', ...company },
  {
    path: '/people/$personId',
    audience: 'signed-in',
    title: 'person',
    load: async () => (await import('./screens/people/PersonScreen.tsx')).PersonScreen,
  },
  {
    path: '/research/watchlists',
    audience: 'signed-in',
    title: 'watchlists',
    search: ['search', 'sort', 'keep'],
    load: async () => (await import('./screens/watchlists/WatchlistsScreen.tsx')).WatchlistsScreen,
  },
  { path: '/research/watchlists/$watchlistId', ...watchlist },
  { path: '/watchlists/$watchlistId', ...watchlist },
  {
    path: '/plans',
    audience: 'anyone',
    title: 'plans',
    load: async () => (await import('./screens/account/PlansScreen.tsx')).PlansScreen,
  },
  {
    path: '/support',
    search: ['subject', 'plan', 'price', 'seats'],
    audience: 'anyone',
    title: 'support',
    load: async () => (await import('./screens/support/SupportScreen.tsx')).SupportScreen,
  },
  {
    path: '/add-company',
    audience: 'signed-in',
    title: 'suggestCompany',
    load: async () => (await import('./screens/support/AddCompanyScreen.tsx')).AddCompanyScreen,
  },
  {
    path: '/account',
    audience: 'signed-in',
    title: 'account',
    load: async () => (await import('./screens/account/AccountScreen.tsx')).AccountScreen,
  },
  { path: '/terms', title: 'terms', ...site },
  { path: '/privacy', title: 'privacy', ...site },
  { path: '/about', title: 'about', ...site },
  { path: '/faq', title: 'faq', ...site },
  { path: '/mobile', title: 'mobile', ...site },
  { path: '/release-notes', title: 'releases', ...site },
] as const satisfies readonly AppRoute[];
