import type { CompanyFilter, CompanySort } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

/** The overview of a company's profile. */
export function companyOverviewQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: ['companies', id, 'overview'],
    queryFn: async ({ signal }) => unwrap(await client.companies.getCompanyOverview(id, { signal })),
  });
}

/** All rounds of a company and their totals. */
export function companyFundingQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: ['companies', id, 'funding'],
    queryFn: async ({ signal }) => unwrap(await client.funding.getCompanyFunding(id, { signal })),
    select: ({ funding, funding_rounds }) => ({ funding, rounds: funding_rounds }),
  });
}

/** Everyone at a company, up to the maximum of the call. */
export function companyPeopleQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: ['companies', id, 'people'],
    queryFn: async ({ signal }) => unwrap(await client.companies.getCompanyPeople(id, { limit: mostRows, signal })),
  });
}

/** Metrics of the site at a domain. */
export function siteMetricsQuery(client: DataClient, domain: string) {
  return queryOptions({
    queryKey: ['companies', 'url-metrics', domain],
    queryFn: async ({ signal }) => unwrap(await client.companies.getUrlMetrics({ domain }, { signal })),
  });
}

/** All acquisitions and portfolio companies. The overview includes the first ten. */
export function companyDealsQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: ['companies', id, 'deals'],
    queryFn: async ({ signal }) => {
      const [acquisitions, { portfolio }] = await Promise.all([
        client.funding.getCompanyAcquisitions(id, { signal }).then(unwrap),
        client.funding.getCompanyPortfolio(id, { signal }).then(unwrap),
      ]);
      return { acquisitions, portfolio };
    },
  });
}

/** Maximum rows per call. */
const mostRows = 100;

/** All investments of a company. The overview includes only the first. */
export function companyInvestmentsQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: ['companies', id, 'investments'],
    queryFn: async ({ signal }) => unwrap(await client.funding.getCompanyInvestments(id, { limit: mostRows, signal })),
  });
}

/** The latest articles about a company. The overview includes only the first. */
export function companyNewsQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: ['companies', id, 'news'],
    queryFn: async ({ signal }) => unwrap(await client.companyArticles.getCompanyNews(id, { limit: mostRows, signal })),
  });
}

/** Local time, weather and news at a company's headquarters. */
export function headquartersQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: ['companies', id, 'headquarters'],
    queryFn: async ({ signal }) => unwrap(await client.companies.getCompanyHeadquarters(id, { signal })),
  });
}

export function relatedCompaniesQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: ['companies', id, 'related'],
    queryFn: async ({ signal }) => unwrap(await client.companies.getRelatedCompanies(id, { signal })),
  });
}

export function coinvestorsQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: ['companies', id, 'coinvestors'],
    queryFn: async ({ signal }) => unwrap(await client.funding.getCompanyCoinvestors(id, { signal })),
  });
}

/**
 * Overviews of a few companies, in any order, and the ids to which those of merged companies lead. Ids that are unknown
 * are left out.
 */
export function companiesOverviewQuery(client: DataClient, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['companies', 'overviews', ids.toSorted()],
    queryFn: async ({ signal }) => {
      const overviews = unwrap(await client.companies.getCompaniesOverview(ids, { signal }));
      const absent = ids.filter((id) => overviews.every(({ organization }) => organization.id !== id));
      return { overviews, keptIds: await findKeptIds(client, absent, signal) };
    },
    placeholderData: keepPreviousData,
  });
}

/** The ids of the companies into which others were merged, by the ids of those others. */
async function findKeptIds(
  client: DataClient,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { lines } = unwrap(await client.watchlists.recognizeCompanies(ids, { signal }));
  return new Map(
    lines.flatMap(({ match, candidates: [company] }, at) => {
      const id = ids[at];
      return match === 'certain' && company && id !== undefined ? [[id, company.id]] : [];
    }),
  );
}

/** The first companies of a search, to suggest for a new list. */
export function suggestedCompaniesQuery(
  client: DataClient,
  search: { filters: CompanyFilter[]; sort: CompanySort[] } | null,
) {
  return queryOptions({
    queryKey: ['companies', 'suggested', search],
    queryFn: async ({ signal }) =>
      unwrap(await client.companies.searchCompanies({ ...search, limit: mostSuggested }, { signal })),
  });
}

const mostSuggested = 8;

/** Companies by name. Earlier results stay while the next ones load. */
export function companiesByNameQuery(client: DataClient, text: string) {
  return queryOptions({
    queryKey: ['companies', 'by-name', text],
    queryFn: async ({ signal }) => unwrap(await client.companies.getCompanies(text, { signal })),
    placeholderData: keepPreviousData,
  });
}
