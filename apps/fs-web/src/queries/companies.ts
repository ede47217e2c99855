import type { DataClient } from '@fs/data-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

/** All that a company's profile opens with. */
export function companyOverviewQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: ['companies', id, 'overview'],
    queryFn: async ({ signal }) => unwrap(await client.companies.getCompanyOverview(id, { signal })),
  });
}

/** Every round of a company, and what they add up to. */
export function companyFundingQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: ['companies', id, 'funding'],
    queryFn: async ({ signal }) => unwrap(await client.funding.getCompanyFunding(id, { signal })),
    select: ({ funding, funding_rounds }) => ({ funding, rounds: funding_rounds }),
  });
}

export function companyPeopleQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: ['companies', id, 'people'],
    queryFn: async ({ signal }) => unwrap(await client.companies.getCompanyPeople(id, { signal })),
  });
}

/** Every company that it bought, and every one that it put money into: the overview brings the first ten. */
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

/** Most that one call gives. */
const mostInvestments = 100;

/** The rounds that a company paid for, beyond the first of the overview. */
export function companyInvestmentsQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: ['companies', id, 'investments'],
    queryFn: async ({ signal }) =>
      unwrap(await client.funding.getCompanyInvestments(id, { limit: mostInvestments, signal })),
  });
}

/** What goes on where a company sits. */
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
    select: ({ coinvestors }) => coinvestors,
  });
}

/** Companies by name; what was found before stays while the next answer is on its way. */
export function companiesByNameQuery(client: DataClient, text: string) {
  return queryOptions({
    queryKey: ['companies', 'by-name', text],
    queryFn: async ({ signal }) => unwrap(await client.companies.getCompanies(text, { signal })),
    placeholderData: keepPreviousData,
  });
}
