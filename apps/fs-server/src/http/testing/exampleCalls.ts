import { randomBytes } from 'node:crypto';
import { type Route, type RouteName, routes } from '@fs/api-contract';
import type { InjectOptions } from 'fastify';
import type { TestServer } from '../../testing/startTestServer.ts';

/** What a call of a route sends. */
export interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

function ofCompany({ world }: TestServer): Example {
  return { params: { id: world.companies[0]?.id ?? '' } };
}

const marketOf = ({ world }: TestServer) => world.markets[0]?.id ?? '';

/** The list that the administrator of the sample world owns. */
function listOf({ world }: TestServer): string {
  const admin = world.users.find(({ role }) => role === 'admin')?.id;
  return world.watchlists.find(({ ownerId }) => ownerId === admin)?.id ?? '';
}

/** The account that the list belongs to, where lists are not counted. */
const accountOf = (server: TestServer) => server.world.watchlists.find(({ id }) => id === listOf(server))?.accountId;

const ofList = (server: TestServer): Example => ({ params: { id: listOf(server) } });

const anyState = { sort: [], filters: {}, pageSize: 8 };

/** A session of the administrator's on another device. */
async function ofSession({ world, database: { kysely } }: TestServer): Promise<Example> {
  const user_id = world.users.find(({ role }) => role === 'admin')?.id ?? '';
  const session = { user_id, refresh_token_hash: randomBytes(32), expires_at: new Date(Date.now() + 60_000) };
  return { params: await kysely.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow() };
}

/** A new view of the administrator's. */
async function ofView({ world, database: { kysely } }: TestServer): Promise<Example> {
  const owner = world.users.find(({ role }) => role === 'admin')?.id ?? '';
  const view = { owner_id: owner, table_name: 'funding', name: 'Mine', state: JSON.stringify(anyState) };
  return { params: await kysely.insertInto('table_views').values(view).returning('id').executeTakeFirstOrThrow() };
}

/** A call of every route that succeeds in the sample world. A route without one does not compile. */
export const examples: Record<RouteName, (server: TestServer) => Example | Promise<Example>> = {
  getHealth: () => ({}),
  getEnvironment: () => ({}),
  getCompanies: () => ({ query: { query: 'a' } }),
  getPublicCompanies: () => ({ query: { query: 'a' } }),
  searchCompanies: () => ({ body: {} }),
  countCompanies: () => ({ body: {} }),
  getUrlMetrics: ({ world }) => ({ query: { companyId: world.urlMetrics[0]?.companyId ?? '' } }),
  getCompaniesOverview: ({ world }) => ({ query: { companies: world.companies[0]?.id ?? '' } }),
  getCompany: ofCompany,
  getCompanyOverview: ofCompany,
  getRelatedCompanies: ofCompany,
  getSocialHistory: ({ world }) => ({ params: { id: world.socialCounts[0]?.companyId ?? '' } }),
  getCompanyPeople: ofCompany,
  getCompanyScraperData: ofCompany,
  getCompanyHeadquarters: ofCompany,
  searchCompanyEdges: (server) => ({ ...ofCompany(server), body: { edge: 'articles' } }),
  countCompanyEdges: (server) => ({ ...ofCompany(server), body: { edge: 'articles' } }),
  getCompanyCategories: ofCompany,
  getPodcast: ({ world }) => ({ query: { podcastId: world.podcasts[0]?.id ?? '' } }),
  getShareOfVoice: ({ world }) => ({ params: { categoryId: world.markets[0]?.id ?? '' } }),
  searchFundings: () => ({ body: {} }),
  countFundings: () => ({ body: {} }),
  getCompanyFunding: ofCompany,
  getCompanyAcquisitions: ofCompany,
  getCompanyInvestments: ofCompany,
  getCompanyPortfolio: ofCompany,
  queryCompanyPortfolio: ({ world }) => ({
    query: { uuid: world.companies[0]?.id ?? '', companyPorfolio: 'true', parseGremlin: 'true' },
  }),
  getCompanyCoinvestors: ofCompany,
  getRss: () => ({}),
  getPublicCompanyNews: ofCompany,
  getCompanyNews: ofCompany,
  getCompanyContent: ofCompany,
  getCompanyOverlay: ofCompany,
  saveCompanyOverlay: (server) => ({ ...ofCompany(server), body: { employee_count: '11-50' } }),
  getMarketPatches: ofCompany,
  addMarketPatch: (server) => ({ ...ofCompany(server), body: { market_id: marketOf(server), op: 'add' } }),
  deleteMarketPatch: (server) => ({ ...ofCompany(server), body: { market_id: marketOf(server), op: 'add' } }),
  searchCategories: () => ({ query: { query: 'a' } }),
  getCategory: ({ world }) => ({ params: { id: world.markets[0]?.id ?? '' } }),
  getCategoryCompanies: ({ world }) => ({ body: { categoryIds: [world.markets[0]?.id ?? ''] } }),
  quickSearch: () => ({ query: { _quickSearch: 'tech' } }),
  searchAll: () => ({ query: { _searchAll: 'data' } }),
  getFeatureMarkets: () => ({}),
  getMarketRollup: () => ({}),
  getRollupOfMarket: ({ world }) => ({ params: { file: `${world.markets[0]?.id}.json` } }),
  getCompanyLanding: () => ({}),
  getTrendingDaily: () => ({}),
  getTrendingWeekly: () => ({}),
  getAccount: () => ({}),
  saveAccount: () => ({ body: { watchlist_emails: true } }),
  getAvatarUpload: () => ({ query: { type: 'image/png', size: '100' } }),
  getAvatars: () => ({}),
  getTours: () => ({}),
  saveTours: () => ({ body: { home: 1 } }),
  listSessions: () => ({}),
  endSession: ofSession,
  endSessions: () => ({}),
  getConfig: () => ({}),
  getFeaturedArticles: () => ({}),
  submitForm: () => ({
    params: { name: 'support' },
    body: { name: 'Ada Minns', email: 'ada@foresight.example', message: 'Hello' },
  }),
  getReferral: ({ world }) => ({ params: { code: world.referrals[0]?.code ?? '' } }),
  createPersonalAccount: () => ({}),
  getListSummaries: () => ({}),
  previewMerge: (server) => ({ query: { listIds: listOf(server) } }),
  createList: ({ world }) => ({ body: { name: 'New', items: [{ uuid: world.companies[0]?.id }] } }),
  getList: ofList,
  mergeLists: (server) => ({ body: { listIds: [listOf(server)], accountID: accountOf(server) } }),
  copyList: (server) => ({ body: { listId: listOf(server), accountID: accountOf(server) } }),
  // The list that the next one brings back.
  deleteLists: (server) => ({ query: { listIds: listOf(server) } }),
  restoreLists: (server) => ({ body: { listIds: [listOf(server)] } }),
  changeWatchlistItems: (server) => ({ ...ofList(server), body: { add: [{ uuid: server.world.companies[0]?.id }] } }),
  recognizeCompanies: ({ world }) => ({ body: { lines: [world.companies[0]?.name, 'nobody at all'] } }),
  shareList: (server) => ({ ...ofList(server), body: { email: 'guest@foresight.example', message: 'Look' } }),
  setShareRole: (server) => ({ ...ofList(server), body: { email: 'guest@foresight.example', role: 'admin' } }),
  unshareList: (server) => ({ ...ofList(server), query: { email: 'guest@foresight.example' } }),
  refreshWatchlist: (server) => ({ ...ofList(server), body: {} }),
  getDashboardEvents: (server) => ({ query: { listId: listOf(server) } }),
  getDashboardUpdates: () => ({}),
  getListSocials: ofList,
  getListFunding: ofList,
  getListAcquisitions: ofList,
  getListInvestments: ofList,
  getWatchlistCompanies: ofList,
  getWatchlistFunding: ofList,
  getWatchlistInvestments: ofList,
  getWatchlistAcquisitions: ofList,
  getWatchlistPeople: ofList,
  getWatchlistSocialHistory: ofList,
  searchWatchlistUpdates: (server) => ({ ...ofList(server), body: {} }),
  getWatchlistFile: (server) => ({ params: { id: listOf(server), file: 'employees.json' } }),
  listTableViews: () => ({ query: { table: 'companies' } }),
  createTableView: () => ({ body: { table: 'companies', name: 'Wide', state: anyState } }),
  setFirstTableView: () => ({ body: { table: 'companies', viewId: null } }),
  updateTableView: async (server) => ({ ...(await ofView(server)), body: { revision: 1, state: anyState } }),
  deleteTableView: ofView,
  searchUsers: () => ({ query: { email: 'a' } }),
};

/** The request that calls a route in this way. */
export function toRequest(name: RouteName, { params = {}, query = {}, body }: Example): InjectOptions {
  const { method, path, selector }: Route = routes[name];
  return {
    method,
    url: path.replace(/:(\w+)/g, (_, parameter: string) => params[parameter] ?? ''),
    query: { ...(selector && { [selector]: '' }), ...query },
    ...(body && { payload: body }),
  };
}
