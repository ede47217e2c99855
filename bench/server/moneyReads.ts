import type { CompanyFilter, CompanySort, FundingFilter } from '@fs/api-contract';
import type { Database } from '../../apps/fs-server/src/database/database.ts';
import type { DataClient } from '../../packages/data-client/src/index.ts';
import type { KnownCompanies, Read } from './companyReads.ts';
import { dataOf, itemAt } from './outcomes.ts';

/** Reads of what companies raised: the columns of decision 030, totals, related companies, and the feed of a list. */
export function moneyReads(
  { any, best }: KnownCompanies,
  listId: string,
  { companies, funding, feed }: DataClient,
): Read[] {
  return [
    [
      'money columns: filtered, sorted, counted',
      async (index) => {
        const { filters, sort } = itemAt(moneySearches, index);
        const [page, count] = await Promise.all([
          companies.searchCompanies({ filters, sort, offset: (index % 3) * 8 }),
          companies.countCompanies(filters),
        ]);
        dataOf(page);
        dataOf(count);
      },
    ],
    [
      'totals of a company search',
      async (index) => dataOf(await companies.sumCompanies(itemAt(moneySearches, index).filters)),
    ],
    ['totals of all companies', async () => dataOf(await companies.sumCompanies([]))],
    ['totals of a search for rounds', async (index) => dataOf(await funding.sumFundings(itemAt(roundSearches, index)))],
    [
      'investors: filtered, sorted, counted',
      async (index) => {
        const { filters = [], sort } = itemAt(investorSearches, index);
        const [page, count] = await Promise.all([
          funding.searchInvestors({ filters, limit: 25, ...(sort && { sort }) }),
          funding.countInvestors(filters),
        ]);
        dataOf(page);
        dataOf(count);
      },
    ],
    [
      'acquisitions: filtered, sorted, counted',
      async (index) => {
        const { filters = [], sort } = itemAt(acquisitionSearches, index);
        const [page, count] = await Promise.all([
          funding.searchAcquisitions({ filters, limit: 25, ...(sort && { sort }) }),
          funding.countAcquisitions(filters),
        ]);
        dataOf(page);
        dataOf(count);
      },
    ],
    ['related, any company', async (index) => dataOf(await companies.getRelatedCompanies(itemAt(any, index).id))],
    [
      'related, the 500 best known',
      async (index) => dataOf(await companies.getRelatedCompanies(itemAt(best, index).id)),
    ],
    ['feed of a list of 100 companies', async () => dataOf(await feed.getFeed({ listId }))],
    [
      'feed of a list of 100 companies, rounds over $10M',
      async () => dataOf(await feed.getFeed({ listId, kinds: ['funding'], minAmount: 10_000_000 })),
    ],
    ['seen, a list of 100 companies', async () => dataOf(await feed.getSeen(`list:${listId}`))],
    ['seen, home', async () => dataOf(await feed.getSeen('home'))],
  ];
}

/** Creates a list of the best-known companies, last viewed a year ago. Returns its id. */
export async function createBusyList({ kysely }: Database, ownerId: string, { best }: KnownCompanies): Promise<string> {
  const { id } = await kysely
    .insertInto('watchlists')
    .values({ owner_id: ownerId, name: 'Best known' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const added_at = new Date();
  await kysely
    .insertInto('watchlist_items')
    .values(
      best
        .slice(0, 100)
        .map((company, position) => ({ watchlist_id: id, organization_id: company.id, position, added_at })),
    )
    .execute();
  const seen_at = new Date(added_at.getTime() - 365 * 86_400_000);
  await kysely
    .insertInto('watchlist_settings')
    .values({ watchlist_id: id, owner_id: ownerId, follow: true, seen_at })
    .execute();
  return id;
}

/** Every column, in both directions, and each kind of filter. */
const investorSearches: readonly Parameters<DataClient['funding']['searchInvestors']>[0][] = [
  {},
  { sort: { field: 'name', dir: 'asc' } },
  { sort: { field: 'companies', dir: 'asc' } },
  { sort: { field: 'rounds_led', dir: 'desc' } },
  { sort: { field: 'last_on', dir: 'desc' } },
  { filters: [{ field: 'name', op: 'contains', value: 'capital' }] },
  { filters: [{ field: 'markets', op: 'contains', value: 'software' }] },
  { filters: [{ field: 'rounds', op: '>', value: 10 }], sort: { field: 'rounds', dir: 'asc' } },
  { filters: [{ field: 'last_on', op: '>', value: '2013-06' }] },
];

const up = (field: CompanySort['field']): CompanySort => ({ field, dir: 'asc' });
const down = (field: CompanySort['field']): CompanySort => ({ field, dir: 'desc' });

const software: CompanyFilter = { field: 'markets', op: 'contains', value: 'software' };
const seed: CompanyFilter = { field: 'last_round', op: '=', value: 'seed' };
const seriesB: CompanyFilter = { field: 'last_round', op: '=', value: 'B' };
const since2014: CompanyFilter = { field: 'last_funding_on', op: '>', value: '2013-12' };
const overTwoMillion: CompanyFilter = { field: 'total_funding_usd', op: '>', value: 2_000_000 };

/** Sorts by every column of decision 030 in both directions and uses each of their filters, alone and combined. */
const moneySearches: readonly { filters: CompanyFilter[]; sort?: CompanySort }[] = [
  { filters: [] },
  { filters: [], sort: down('last_funding_on') },
  { filters: [], sort: up('last_round_usd') },
  { filters: [seed], sort: down('last_funding_on') },
  { filters: [seriesB], sort: down('last_round_usd') },
  { filters: [seed, since2014, overTwoMillion] },
  { filters: [since2014], sort: up('last_funding_on') },
  { filters: [{ field: 'last_funding_on', op: '=', value: '2015-11' }], sort: down('total_funding_usd') },
  { filters: [{ field: 'last_round_usd', op: '>', value: 50_000_000 }], sort: down('last_round_usd') },
  { filters: [{ field: 'last_round_usd', op: '<', value: 100_000 }], sort: up('last_round_usd') },
  { filters: [{ field: 'employee_count', op: '>', value: 50 }], sort: down('employee_count') },
  { filters: [{ field: 'employee_count', op: '<', value: 50 }, overTwoMillion], sort: up('employee_count') },
  { filters: [{ field: 'round_count', op: '>', value: 4 }], sort: down('round_count') },
  { filters: [{ field: 'round_count', op: '=', value: 1 }], sort: up('round_count') },
  { filters: [{ field: 'status', op: '=', value: 'acquired' }], sort: down('total_funding_usd') },
  { filters: [{ field: 'status', op: '=', value: 'operating' }], sort: up('status') },
  { filters: [software, seed], sort: down('total_funding_usd') },
  { filters: [software, overTwoMillion], sort: down('last_funding_on') },
  {
    filters: [{ field: 'location', op: '=', value: 'countryCode_DEU' }, overTwoMillion],
    sort: down('last_round_usd'),
  },
  { filters: [{ field: 'location', op: 'contains', value: 'san fran' }, seriesB], sort: down('last_funding_on') },
];

/** Searches of acquisitions by each column that filters or sorts. */
const acquisitionSearches: readonly Parameters<DataClient['funding']['searchAcquisitions']>[0][] = [
  {},
  { sort: { field: 'price_usd', dir: 'desc' } },
  { sort: { field: 'price_usd', dir: 'asc' } },
  { sort: { field: 'acquired', dir: 'asc' } },
  { sort: { field: 'total_funding_usd', dir: 'desc' } },
  { filters: [{ field: 'acquirer', op: 'contains', value: 'google' }] },
  { filters: [{ field: 'acquired', op: 'contains', value: 'soft' }], sort: { field: 'acquirer', dir: 'asc' } },
  { filters: [{ field: 'price_usd', op: '>', value: 100_000_000 }] },
  { filters: [{ field: 'acquired_on', op: '=', value: '2014-03' }] },
  { filters: [{ field: 'markets', op: 'contains', value: 'software' }], sort: { field: 'price_usd', dir: 'desc' } },
  { filters: [{ field: 'location', op: 'contains', value: 'San Francisco' }] },
];

const roundSearches: readonly FundingFilter[][] = [
  [],
  [{ field: 'funded_on', op: 'since', value: '2015-01-01' }],
  [{ field: 'round_type', op: '=', value: 'seed' }],
  [{ field: 'markets', op: 'contains', value: 'software' }],
  [{ field: 'location', op: '=', value: 'countryCode_GBR' }],
  [{ field: 'raised_usd', op: '>', value: 50_000_000 }],
  [{ field: 'investor', op: 'contains', value: 'sequoia' }],
];
