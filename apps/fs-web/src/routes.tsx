import type { AppRoute } from './AppRoute.ts';
import { inquiryPaths } from './addresses/appPaths.ts';
import { layerParameters } from './addresses/layerParameters.ts';
import { topicPath } from './addresses/linkPaths.ts';
import { companyTableParameters, fundingTableParameters, tableParameters } from './addresses/tableParameters.ts';
import { assessmentRoutes } from './screens/assessment/assessmentRoutes.ts';
import { dealRoutes } from './screens/companies/dealRoutes.ts';
import { courseRoutes } from './screens/courses/courseRoutes.ts';
import { makingRoutes } from './screens/making/makingRoutes.ts';
import { notebookRoutes } from './screens/notebooks/notebookRoutes.ts';
import { staffRoutes } from './screens/staff/staffRoutes.ts';

const company = {
  audience: 'signed-in',
  title: 'company',
  search: layerParameters,
  opensOffline: true,
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

const workspace = {
  audience: 'signed-in',
  title: 'workspace',
  load: async () => (await import('./screens/workspaces/WorkspaceScreen.tsx')).WorkspaceScreen,
} as const satisfies Omit<AppRoute, 'path'>;

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

const inquiry = {
  audience: 'anyone',
  load: async () => (await import('./screens/support/InquiryScreen.tsx')).InquiryScreen,
} as const satisfies Omit<AppRoute, 'path' | 'title'>;

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
    opensOffline: true,
    load: async () => (await import('./screens/home/HomeScreen.tsx')).HomeScreen,
    request: async (data, user) => (await import('./screens/home/HomeScreen.tsx')).requestHome(data, user),
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
  ...dealRoutes,
  {
    path: '/search',
    audience: 'signed-in',
    title: 'search',
    search: ['query', 'sf', ...companyTableParameters, ...layerParameters],
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
    search: ['category', 'query', 'page'],
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
    search: ['subject', 'company', 'plan', 'price', 'seats'],
    audience: 'anyone',
    title: 'support',
    load: async () => (await import('./screens/support/SupportScreen.tsx')).SupportScreen,
  },
  { path: inquiryPaths['investor-inquiry'], title: 'investorInquiry', ...inquiry },
  { path: inquiryPaths['partnership-inquiry'], title: 'partnershipInquiry', ...inquiry },
  { path: inquiryPaths.signup, title: 'signUpInquiry', ...inquiry },
  { path: '/forms/signup', title: 'signUpInquiry', ...inquiry, redirectTo: () => inquiryPaths.signup },
  {
    path: '/add-company',
    search: ['name'],
    audience: 'signed-in',
    title: 'suggestCompany',
    load: async () => (await import('./screens/support/AddCompanyScreen.tsx')).AddCompanyScreen,
  },
  {
    path: '/account/checkout',
    audience: 'signed-in',
    title: 'checkout',
    search: ['plan', 'price', 'referral', 'account', 'seats', 'session', 'result'],
    load: async () => (await import('./screens/account/CheckoutScreen.tsx')).CheckoutScreen,
  },
  ...assessmentRoutes,
  ...courseRoutes,
  {
    path: '/advisory/chat',
    audience: 'signed-in',
    title: 'advisoryChat',
    load: async () => (await import('./screens/messages/AdvisoryChatScreen.tsx')).AdvisoryChatScreen,
  },
  {
    path: '/account',
    audience: 'signed-in',
    title: 'account',
    load: async () => (await import('./screens/account/AccountScreen.tsx')).AccountScreen,
  },
  {
    path: '/slackauth',
    audience: 'signed-in',
    title: 'slack',
    search: ['slackUserId', 'user_id'],
    load: async () => (await import('./screens/slack/SlackScreen.tsx')).SlackScreen,
  },
  ...makingRoutes,
  ...notebookRoutes,
  ...staffRoutes,
  {
    path: '/workspaces',
    audience: 'signed-in',
    title: 'workspaces',
    load: async () => (await import('./screens/workspaces/WorkspacesScreen.tsx')).WorkspacesScreen,
  },
  { path: '/workspaces/personal', ...workspace },
  { path: '/workspaces/$accountId', ...workspace },
  {
    path: '/accounts/new',
    audience: 'signed-in',
    title: 'newAccount',
    search: ['referral', 'plan', 'price', 'seats'],
    load: async () => (await import('./screens/accounts/NewAccountScreen.tsx')).NewAccountScreen,
  },
  {
    path: '/unsubscribe',
    audience: 'anyone',
    title: 'unsubscribe',
    search: ['token'],
    isAddition: true,
    load: async () => (await import('./screens/unsubscribe/UnsubscribeScreen.tsx')).UnsubscribeScreen,
  },
  { path: '/terms', title: 'terms', ...site },
  { path: '/privacy', title: 'privacy', ...site },
  { path: '/about', title: 'about', ...site },
  { path: '/faq', title: 'faq', ...site },
  { path: '/mobile', title: 'mobile', ...site },
  { path: '/release-notes', title: 'releases', ...site },
] as const satisfies readonly AppRoute[];
