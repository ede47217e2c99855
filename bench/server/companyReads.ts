import type { CompanyFilter, CompanySort, FundingFilter, FundingSort } from '@fs/api-contract';
import type { Database } from '../../apps/fs-server/src/database/database.ts';
import type { DataClient } from '../../packages/data-client/src/index.ts';
import { dataOf, itemAt } from './outcomes.ts';

/** Name of the measured read, and one run of it. */
export type Read = readonly [what: string, run: (index: number) => Promise<unknown>];

export interface Known {
  id: string;
  name: string;
}

export interface KnownCompanies {
  any: readonly Known[];
  best: readonly Known[];
}

/** Companies that exist in the database. */
export async function findKnownCompanies(database: Database): Promise<KnownCompanies> {
  return { any: await firstBy(database, 'id', 'asc'), best: await firstBy(database, 'prominence', 'desc') };
}

/** Reads of users who research companies. */
export function companyReads({ any, best }: KnownCompanies, { companies, funding }: DataClient): Read[] {
  const at = (index: number) => itemAt(any, index);
  return [
    ['GET /api/companies/:id', async (index) => dataOf(await companies.getCompany(at(index).id))],
    ['overview, any company', async (index) => dataOf(await companies.getCompanyOverview(at(index).id))],
    [
      'overview, the 500 best known',
      async (index) => dataOf(await companies.getCompanyOverview(itemAt(best, index).id)),
    ],
    ['name search: the whole name', async (index) => dataOf(await companies.getCompanies(at(index).name))],
    [
      'name search: its first three letters',
      async (index) => dataOf(await companies.getCompanies(at(index).name.slice(0, 3))),
    ],
    [
      'name search: five letters from inside',
      async (index) => dataOf(await companies.getCompanies(at(index).name.slice(2, 7))),
    ],
    [
      'name search: its fourth letter left out',
      async (index) => dataOf(await companies.getCompanies(withoutFourth(at(index).name))),
    ],
    [
      'companies: filtered, sorted, counted',
      async (index) => {
        const { filters, sort } = itemAt(companySearches, index);
        const [page, count] = await Promise.all([
          companies.searchCompanies({ filters, sort, offset: (index % 3) * 8 }),
          companies.countCompanies(filters),
        ]);
        dataOf(page);
        dataOf(count);
      },
    ],
    [
      'rounds: filtered, sorted, counted',
      async (index) => {
        const { filters, sort } = itemAt(fundingSearches, index);
        const [page, count] = await Promise.all([
          funding.searchFundings({ filters, sort }),
          funding.countFundings(filters),
        ]);
        dataOf(page);
        dataOf(count);
      },
    ],
  ];
}

const withoutFourth = (name: string) => name.slice(0, 3) + name.slice(4);

/** Ids are hashes: the first by id are arbitrary companies, and the same in every run. */
function firstBy({ kysely }: Database, column: 'id' | 'prominence', dir: 'asc' | 'desc'): Promise<Known[]> {
  return kysely.selectFrom('organizations').select(['id', 'name']).orderBy(column, dir).limit(500).execute();
}

const since2010: CompanyFilter = { field: 'founded_on', op: '>', value: '2010-01' };
const up = (field: CompanySort['field']): CompanySort => ({ field, dir: 'asc' });
const down = (field: CompanySort['field']): CompanySort => ({ field, dir: 'desc' });

/** Sorts by every column in both directions and uses every filter. */
const companySearches: readonly { filters: CompanyFilter[]; sort: CompanySort }[] = [
  { filters: [], sort: up('name') },
  { filters: [], sort: down('name') },
  { filters: [since2010], sort: down('total_funding_usd') },
  { filters: [since2010], sort: up('total_funding_usd') },
  { filters: [{ field: 'founded_on', op: '=', value: '2012-03' }], sort: up('location') },
  { filters: [{ field: 'founded_on', op: '<', value: '2000-01' }], sort: down('location') },
  { filters: [{ field: 'name', op: 'contains', value: 'tech' }], sort: down('founded_on') },
  { filters: [{ field: 'name', op: 'contains', value: 'net' }], sort: up('founded_on') },
  { filters: [{ field: 'homepage_url', op: 'contains', value: '.io' }], sort: up('homepage_url') },
  { filters: [{ field: 'homepage_url', op: 'contains', value: 'shop' }], sort: down('homepage_url') },
  { filters: [{ field: 'location', op: 'contains', value: 'san fran' }, since2010], sort: down('last_funding_on') },
  { filters: [{ field: 'location', op: 'contains', value: 'berlin' }], sort: up('last_funding_on') },
  {
    filters: [{ field: 'location', op: '=', value: 'city_London~countryCode_GBR' }],
    sort: down('total_funding_usd'),
  },
  { filters: [{ field: 'markets', op: 'contains', value: 'software' }], sort: up('name') },
  { filters: [{ field: 'markets', op: 'contains', value: 'health' }, since2010], sort: up('markets') },
  { filters: [{ field: 'total_funding_usd', op: '>', value: 10_000_000 }], sort: down('markets') },
];

const fundingSearches: readonly { filters: FundingFilter[]; sort: FundingSort }[] = [
  { filters: [], sort: { field: 'funded_on', dir: 'desc' } },
  { filters: [], sort: { field: 'organization', dir: 'asc' } },
  { filters: [{ field: 'round_type', op: '=', value: 'seed' }], sort: { field: 'raised_usd', dir: 'desc' } },
  { filters: [{ field: 'funded_on', op: '>', value: '2013-01' }], sort: { field: 'raised_usd', dir: 'asc' } },
  { filters: [{ field: 'organization', op: 'contains', value: 'tech' }], sort: { field: 'round_type', dir: 'asc' } },
  { filters: [{ field: 'raised_usd', op: '>', value: 50_000_000 }], sort: { field: 'funded_on', dir: 'asc' } },
];
