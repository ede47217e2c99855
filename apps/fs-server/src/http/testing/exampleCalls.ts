import { randomBytes } from 'node:crypto';
import { type Route, type RouteName, routes } from '@fs/api-contract';
import type { InjectOptions } from 'fastify';
import type { TestServer } from '../../testing/startTestServer.ts';

/** The parameters and body of an example call. */
export interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

function companyExample({ world }: TestServer): Example {
  return { params: { id: world.companies[0]?.id ?? '' } };
}

function keywordExample({ world }: TestServer): Example {
  return { query: { name: world.articles[0]?.keywords[0] ?? '' } };
}

const articleExample = ({ world }: TestServer): Example => ({ params: { id: world.articles[0]?.id ?? '' } });

const sectionExample = ({ world }: TestServer): Example => ({
  params: { section: world.marketPulseCategories[0]?.slug ?? '' },
});

const marketIdOf = ({ world }: TestServer) => world.markets[0]?.id ?? '';

const marketExample = (server: TestServer): Example => ({ params: { id: marketIdOf(server) } });

/** The watchlist that the administrator of the sample world owns. */
function listIdOf({ world }: TestServer): string {
  const admin = world.users.find(({ role }) => role === 'admin')?.id;
  return world.watchlists.find(({ ownerId }) => ownerId === admin)?.id ?? '';
}

/** The account of that watchlist, which has no limit on watchlists. */
const accountIdOf = (server: TestServer) =>
  server.world.watchlists.find(({ id }) => id === listIdOf(server))?.accountId;

const listExample = (server: TestServer): Example => ({ params: { id: listIdOf(server) } });

const anyState = { sort: [], filters: {}, pageSize: 8 };

/** Creates another session of the administrator. */
async function createSessionExample({ world, database: { kysely } }: TestServer): Promise<Example> {
  const user_id = world.users.find(({ role }) => role === 'admin')?.id ?? '';
  const session = { user_id, refresh_token_hash: randomBytes(32), expires_at: new Date(Date.now() + 60_000) };
  return { params: await kysely.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow() };
}

/** Creates a table view of the administrator. */
async function createViewExample({ world, database: { kysely } }: TestServer): Promise<Example> {
  const owner = world.users.find(({ role }) => role === 'admin')?.id ?? '';
  const view = { owner_id: owner, table_name: 'funding', name: 'Mine', state: JSON.stringify(anyState) };
  return { params: await kysely.insertInto('table_views').values(view).returning('id').executeTakeFirstOrThrow() };
}

/** A call of every route that succeeds in the sample world. A missing route does not compile. */
export const examples: Record<RouteName, (server: TestServer) => Example | Promise<Example>> = {
  getHealth: () => ({}),
  getEnvironment: () => ({}),
  getCompanies: () => ({ query: { query: 'a' } }),
  getPublicCompanies: () => ({ query: { query: 'a' } }),
  searchCompanies: () => ({ body: {} }),
  countCompanies: () => ({ body: {} }),
  sumCompanies: () => ({ body: {} }),
  getCompanyColumns: ({ world }) => ({ body: { companies: [world.companies[0]?.id ?? ''] } }),
  getUrlMetrics: ({ world }) => ({ query: { companyId: world.urlMetrics[0]?.companyId ?? '' } }),
  getCompaniesOverview: ({ world }) => ({ query: { companies: world.companies[0]?.id ?? '' } }),
  getCompany: companyExample,
  getCompanyOverview: companyExample,
  getRelatedCompanies: companyExample,
  getSocialHistory: ({ world }) => ({ params: { id: world.socialCounts[0]?.companyId ?? '' } }),
  getCompanyPeople: companyExample,
  getCompanyScraperData: companyExample,
  getCompanyHeadquarters: companyExample,
  searchCompanyEdges: (server) => ({ ...companyExample(server), body: { edge: 'articles' } }),
  countCompanyEdges: (server) => ({ ...companyExample(server), body: { edge: 'articles' } }),
  getCompanyCategories: companyExample,
  getPodcast: ({ world }) => ({ query: { podcastId: world.podcasts[0]?.id ?? '' } }),
  getShareOfVoice: ({ world }) => ({ params: { categoryId: world.markets[0]?.id ?? '' } }),
  searchFundings: () => ({ body: {} }),
  countFundings: () => ({ body: {} }),
  sumFundings: () => ({ body: {} }),
  getCompanyFunding: companyExample,
  getCompanyAcquisitions: companyExample,
  getCompanyInvestments: companyExample,
  getCompanyPortfolio: companyExample,
  queryCompanyPortfolio: ({ world }) => ({
    query: { uuid: world.companies[0]?.id ?? '', companyPorfolio: 'true', parseGremlin: 'true' },
  }),
  getCompanyCoinvestors: companyExample,
  getPerson: ({ world }) => ({ params: { id: world.people[0]?.id ?? '' } }),
  getRss: () => ({}),
  getPublicCompanyNews: companyExample,
  getCompanyNews: companyExample,
  getCompanyContent: companyExample,
  getCompanyOverlay: companyExample,
  saveCompanyOverlay: (server) => ({ ...companyExample(server), body: { employee_count: '11-50' } }),
  getMarketPatches: companyExample,
  addMarketPatch: (server) => ({ ...companyExample(server), body: { market_id: marketIdOf(server), op: 'add' } }),
  deleteMarketPatch: (server) => ({ ...companyExample(server), body: { market_id: marketIdOf(server), op: 'add' } }),
  searchCategories: () => ({ query: { query: 'a' } }),
  getPublicCategories: () => ({ query: { query: 'a' } }),
  getPublicCategory: marketExample,
  countCategories: () => ({ query: { query: 'a' } }),
  getClosestCategories: () => ({ query: { query: 'a' } }),
  getCategory: marketExample,
  getCategoryCompanies: ({ world }) => ({ body: { categoryIds: [world.markets[0]?.id ?? ''] } }),
  getCategoryUpdates: marketExample,
  getCategoryEarnedContent: marketExample,
  getCategoryFundingHistory: marketExample,
  getCategoryRecentFunding: marketExample,
  getCategoryTopInvestors: marketExample,
  getCategoryTopCompanies: marketExample,
  getMarketNews: marketExample,
  getWeather: () => ({ query: { city: 'Berlin', countryCode: 'DEU' } }),
  quickSearch: () => ({ query: { _quickSearch: 'tech' } }),
  searchAll: () => ({ query: { _searchAll: 'data' } }),
  getFeatureMarkets: () => ({}),
  getMarketRollup: () => ({}),
  getRollupOfMarket: ({ world }) => ({ params: { file: `${world.markets[0]?.id}.json` } }),
  getCompanyLanding: () => ({}),
  getLanding: () => ({}),
  getTrendingDaily: () => ({}),
  getTrendingWeekly: () => ({}),
  getAccount: () => ({}),
  saveAccount: () => ({ body: { watchlist_emails: true } }),
  getAvatarUpload: () => ({ query: { type: 'image/png', size: '100' } }),
  getAvatars: () => ({}),
  getTours: () => ({}),
  saveTours: () => ({ body: { home: 1 } }),
  listSessions: () => ({}),
  endSession: createSessionExample,
  endSessions: () => ({}),
  getConfig: () => ({}),
  getNews: ({ world }) => ({ query: { companyId: world.companies[0]?.id ?? '', p: '1' } }),
  getFeaturedArticles: () => ({}),
  getNewsKeywords: () => ({}),
  getKeywordArticles: keywordExample,
  getKeywordHistory: keywordExample,
  searchKeywords: () => ({ query: { query: 'data' } }),
  getCuratedArticle: articleExample,
  getArticle: articleExample,
  getSectionNews: sectionExample,
  getSectionCurated: sectionExample,
  getTopMovers: sectionExample,
  getNewsArticles: () => ({}),
  submitForm: () => ({
    params: { name: 'support' },
    body: { name: 'Ada Minns', email: 'ada@foresight.example', message: 'Hello' },
  }),
  getReferral: ({ world }) => ({ params: { code: world.referrals[0]?.code ?? '' } }),
  createPersonalAccount: () => ({}),
  getListSummaries: () => ({}),
  getListUsage: () => ({}),
  previewMerge: (server) => ({ query: { listIds: listIdOf(server) } }),
  createList: ({ world }) => ({ body: { name: 'New', items: [{ uuid: world.companies[0]?.id }] } }),
  getList: listExample,
  getListFigures: listExample,
  mergeLists: (server) => ({ body: { listIds: [listIdOf(server)], accountID: accountIdOf(server) } }),
  copyList: (server) => ({ body: { listId: listIdOf(server), accountID: accountIdOf(server) } }),
  // `restoreLists` restores this list.
  deleteLists: (server) => ({ query: { listIds: listIdOf(server) } }),
  restoreLists: (server) => ({ body: { listIds: [listIdOf(server)] } }),
  changeWatchlistItems: (server) => ({
    ...listExample(server),
    body: { add: [{ uuid: server.world.companies[0]?.id }] },
  }),
  recognizeCompanies: ({ world }) => ({ body: { lines: [world.companies[0]?.name, 'nobody at all'] } }),
  shareList: (server) => ({ ...listExample(server), body: { email: 'guest@foresight.example', message: 'Look' } }),
  setShareRole: (server) => ({ ...listExample(server), body: { email: 'guest@foresight.example', role: 'admin' } }),
  unshareList: (server) => ({ ...listExample(server), query: { email: 'guest@foresight.example' } }),
  refreshWatchlist: (server) => ({ ...listExample(server), body: {} }),
  getDashboardEvents: (server) => ({ query: { listId: listIdOf(server) } }),
  getDashboardUpdates: () => ({}),
  getListSocials: listExample,
  getListFunding: listExample,
  getListAcquisitions: listExample,
  getListInvestments: listExample,
  getWatchlistCompanies: listExample,
  getWatchlistFunding: listExample,
  getWatchlistInvestments: listExample,
  getWatchlistAcquisitions: listExample,
  getWatchlistPeople: listExample,
  getWatchlistSocialHistory: listExample,
  searchWatchlistUpdates: (server) => ({ ...listExample(server), body: {} }),
  getWatchlistFile: (server) => ({ params: { id: listIdOf(server), file: 'employees.json' } }),
  getFeed: () => ({}),
  getSeen: () => ({ query: { scope: 'home' } }),
  getRaisedWeeks: () => ({}),
  setSeen: () => ({ query: { scope: 'home' }, body: {} }),
  listTableViews: () => ({ query: { table: 'companies' } }),
  createTableView: () => ({ body: { table: 'companies', name: 'Wide', state: anyState } }),
  setFirstTableView: () => ({ body: { table: 'companies', viewId: null } }),
  updateTableView: async (server) => ({ ...(await createViewExample(server)), body: { revision: 1, state: anyState } }),
  deleteTableView: createViewExample,
  searchUsers: () => ({ query: { email: 'a' } }),
};

/** Builds the request for an example. */
export function toRequest(name: RouteName, { params = {}, query = {}, body }: Example): InjectOptions {
  const { method, path, selector }: Route = routes[name];
  return {
    method,
    url: path.replace(/:(\w+)/g, (_, parameter: string) => params[parameter] ?? ''),
    query: { ...(selector && { [selector]: '' }), ...query },
    ...(body && { payload: body }),
  };
}
