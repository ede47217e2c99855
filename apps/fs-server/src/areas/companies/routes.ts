import { type CompanyFilter, type companyRoutes, limits } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { toUniqueOrders } from '../../http/toUniqueOrders.ts';
import type { PlaceReports } from '../../places/PlaceReports.ts';
import { readHeadquarters } from '../../places/readHeadquarters.ts';
import { currentDay } from '../../values/currentDay.ts';
import { parseIdList } from '../../values/idList.ts';
import { investmentScopeOf } from '../funding/investments.ts';
import { cachedFor, cachedPages } from '../static-files/cached.ts';
import { type CompanySearch, countCompanies, searchCompanies } from './companySearch.ts';
import { sumCompanies } from './companyTotals.ts';
import { countEdges, searchEdges } from './edges.ts';
import { findKept, toKeptId, toKeptIds } from './keptCompanies.ts';
import { searchCompaniesByName } from './nameSearch.ts';
import { listCompanyColumns } from './optionalColumns.ts';
import { findOverview } from './overview.ts';
import { findPodcast, findUrlMetrics, listSocialHistory } from './reach.ts';
import { listRelatedCompanies } from './relatedCompanies.ts';
import { findCompany, findShareOfVoice, listCategories, listPeople } from './repository.ts';
import { requireCompany } from './requireCompany.ts';
import { toCompanyId, toSearchText } from './rules.ts';

interface CompanyServices {
  /** The database without its replica, for the user's lists. */
  primary: Database;
  places: PlaceReports;
}

/** Searches of which counts and totals are cached. Each is a few numbers and its filters. */
const keptSearches = 500;

export function companyHandlers(
  database: Database,
  { primary, places }: CompanyServices,
): Handlers<typeof companyRoutes> {
  // Pages and orders of the same search ask for one count, and so do all users for that of every company.
  const bySearch = {
    topics: ['companies'] as const,
    keyOf: (filters: readonly CompanyFilter[]) => JSON.stringify([currentDay(), filters]),
    entries: keptSearches,
  };
  const countMatches = cachedFor(database, bySearch, (filters) => countCompanies(database, filters));
  const sumMatches = cachedFor(database, bySearch, (filters) => sumCompanies(database, filters));

  const findPage = cachedPages(database, (search: CompanySearch) => searchCompanies(database, search));

  async function findByName({ query: { query } }: { query: { query: string } }) {
    const text = toSearchText(query);
    return text === '' ? [] : searchCompaniesByName(database, text);
  }

  async function requireFullCompany(text: string) {
    const id = toCompanyId(text);
    const company = id ? await findKept(database, id, (known) => findCompany(database, known)) : undefined;
    if (!company) throw notFound();
    return company;
  }

  return {
    getCompanies: findByName,
    getPublicCompanies: findByName,

    searchCompanies: ({ body: { filters = [], sort = [], offset = 0, limit = limits.tablePage } }) =>
      findPage({ filters, sort: toUniqueOrders(sort), offset, limit }),

    countCompanies: async ({ body: { filters = [] } }) => ({ count: await countMatches(filters) }),

    sumCompanies: ({ body: { filters = [] } }) => sumMatches(filters),

    getCompanyColumns: async ({ user, body: { companies } }) =>
      listCompanyColumns(primary, user, await toKeptIds(primary, companies)),

    getUrlMetrics: async ({ user, query: { companyId, domain } }) => {
      const id = await toKeptId(database, companyId ?? '');
      if (id !== null) return findUrlMetrics(database, user, { companyId: id });
      if (domain === undefined) return { results: [], withheld: false };
      return findUrlMetrics(database, user, { domain: toSearchText(domain) });
    },

    getCompaniesOverview: async ({ user, query }) => {
      const ids = await toKeptIds(database, parseIdList(query.companies, limits.companyOverviews));
      const overviews = await Promise.all(ids.map((id) => findOverview(database, user, id)));
      return overviews.filter((overview) => overview !== undefined);
    },

    getCompany: ({ params }) => requireFullCompany(params.id),

    getCompanyOverview: async ({ user, params }) => {
      const id = toCompanyId(params.id);
      const overview = id ? await findKept(database, id, (known) => findOverview(database, user, known)) : undefined;
      if (!overview) throw notFound();
      return overview;
    },

    getRelatedCompanies: async ({ params }) => {
      const { id } = await requireCompany(database, params.id);
      return listRelatedCompanies(database, id);
    },

    getSocialHistory: async ({ params }) => {
      const { id } = await requireCompany(database, params.id);
      return listSocialHistory(database, id);
    },

    getCompanyPeople: async ({ params, query: { _limit = limits.companyListPage, active = true } }) => {
      const { id } = await requireCompany(database, params.id);
      return listPeople(database, id, { active, limit: _limit });
    },

    // No site is ever scraped, so there is no data.
    getCompanyScraperData: async ({ params }) => {
      await requireCompany(database, params.id);
      return { url: null, title: null, description: null, scraped_time: null };
    },

    getCompanyHeadquarters: async ({ params }) => readHeadquarters(places, await requireFullCompany(params.id)),

    searchCompanyEdges: async ({ params, body, user }) => {
      const { edge, edgeDirection = 'out', filters = [], offset = 0, limit = limits.tablePage } = body;
      const { id } = await requireCompany(database, params.id);
      return searchEdges(database, investmentScopeOf(user), id, { edge, edgeDirection, filters, offset, limit });
    },

    countCompanyEdges: async ({ user, params, body: { edge, edgeDirection = 'out', filters = [] } }) => {
      const { id } = await requireCompany(database, params.id);
      return countEdges(database, investmentScopeOf(user), id, { edge, edgeDirection, filters });
    },

    getCompanyCategories: async ({ params }) => {
      const { id } = await requireCompany(database, params.id);
      return listCategories(database, id);
    },

    getPodcast: async ({ query }) => {
      const podcast = await findPodcast(database, query.podcastId);
      if (!podcast) throw notFound();
      return podcast;
    },

    getShareOfVoice: async ({ params }) => {
      const share = await findShareOfVoice(database, params.categoryId);
      if (!share) throw notFound();
      return share;
    },
  };
}
