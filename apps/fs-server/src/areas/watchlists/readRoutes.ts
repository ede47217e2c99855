import { limits, type watchlistReadRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { invalid } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import type { User } from '../../http/user.ts';
import { findKeptIds } from '../companies/keptCompanies.ts';
import { toCompanyId } from '../companies/rules.ts';
import { investmentScopeOf } from '../funding/investments.ts';
import { requireShortHistory } from './companyBounds.ts';
import { listWatchlistCompanies } from './reads/companies.ts';
import { listAcquisitions, listFunding, listInvestments, listPeople } from './reads/deals.ts';
import { parseSince, toPage } from './reads/since.ts';
import { listSocialHistory, listSocials } from './reads/socials.ts';
import { listsInFeed } from './reads/summaries.ts';
import { listDashboard, listUpdates, type UpdateKind } from './reads/updates.ts';
import { requireList } from './requireLists.ts';

interface DealsCall {
  user: User;
  params: { id: string };
  query: { gte?: string; offset?: number; limit?: number };
}

interface DashboardCall {
  user: User;
  query: DealsCall['query'] & { listId?: string };
}

const dealKinds = ['funding', 'acquisition', 'investment'] as const satisfies readonly UpdateKind[];

/** Handlers that read data about the companies of a list, for users who can see the list. */
export function watchlistReadHandlers(database: Database): Handlers<typeof watchlistReadRoutes> {
  const funding = async ({ user, params, query }: DealsCall) => {
    await requireList(database, user, 'read', params.id);
    return listFunding(database, params.id, parseSince(query.gte), toPage(query));
  };
  const investments = async ({ user, params, query }: DealsCall) => {
    await requireList(database, user, 'read', params.id);
    return listInvestments(database, investmentScopeOf(user), params.id, {
      ...toPage(query),
      since: parseSince(query.gte),
    });
  };
  const acquisitions = async ({ user, params, query }: DealsCall) => {
    await requireList(database, user, 'read', params.id);
    return listAcquisitions(database, params.id, parseSince(query.gte), toPage(query));
  };
  const people = async ({ user, params, query }: DealsCall) => {
    await requireList(database, user, 'read', params.id);
    return listPeople(database, params.id, toPage(query));
  };
  /** Without a list id, covers the lists that the user follows. */
  const dashboard = async ({ user, query }: DashboardCall, kinds: readonly UpdateKind[]) => {
    const lists = await listsInFeed(database, user, query.listId);
    const { offset, limit } = toPage({ limit: limits.tablePage, ...query });
    const wanted = { offset, limit: Math.min(limit, limits.dashboardItems), since: parseSince(query.gte) };
    return listDashboard(database, investmentScopeOf(user), lists, { kinds, ...wanted });
  };
  const files = {
    'employees.json': people,
    'funding_rounds.json': funding,
    'investments.json': investments,
    'acquisitions.json': acquisitions,
  };

  return {
    getDashboardEvents: (call) => dashboard(call, dealKinds),
    getDashboardUpdates: (call) => dashboard(call, ['article']),
    getListSocials: async ({ user, params }) => {
      await requireList(database, user, 'read', params.id);
      return listSocials(database, params.id);
    },
    getListFunding: funding,
    getListAcquisitions: acquisitions,
    getListInvestments: investments,
    getWatchlistCompanies: ({ user, params, query }) => listWatchlistCompanies(database, user, params.id, query),
    getWatchlistFunding: funding,
    getWatchlistInvestments: investments,
    getWatchlistAcquisitions: acquisitions,
    getWatchlistPeople: people,
    getWatchlistSocialHistory: async ({ user, params }) => {
      await requireList(database, user, 'read', params.id);
      await requireShortHistory(database, params.id);
      return listSocialHistory(database, params.id);
    },
    searchWatchlistUpdates: async ({ user, params, query, body }) => {
      await requireList(database, user, 'read', params.id);
      const { kinds, companyIds } = body?.filters ?? {};
      const page = toPage({ limit: limits.watchlistUpdates, ...query });
      return listUpdates(database, investmentScopeOf(user), [params.id], {
        ...page,
        since: parseSince(query.gte),
        ...(companyIds && { companyIds: await requireCompanyIds(database, companyIds) }),
        ...(kinds && { kinds }),
      });
    },
    getWatchlistFile: ({ user, params }) => files[params.file]({ user, params, query: {} }),
  };
}

/** @throws HttpFailure 400 */
async function requireCompanyIds(database: Database, texts: readonly string[]): Promise<string[]> {
  const ids = texts.map((text) => {
    const id = toCompanyId(text);
    if (!id) throw invalid('companyIds are ids of companies');
    return id;
  });
  return ids.map(await findKeptIds(database, ids));
}
