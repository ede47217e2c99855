import type { DataClient } from '../../packages/data-client/src/index.ts';
import { companyReads, type Known, type KnownCompanies, type Read } from '../server/companyReads.ts';
import { dataOf, itemAt } from '../server/outcomes.ts';

/** Reads everything that users read, repeatedly: profiles, searches, tables, files, and occasionally a whole list. */
export async function mixedReads(client: DataClient, userId: string): Promise<Read[]> {
  const known = await knownCompanies(client);
  const { staticFiles, search, companies, preferences, service } = client;
  return [
    ...companyReads(known, client),
    ['search over everything', async (index) => dataOf(await search.quickSearch(nameAt(known.any, index)))],
    ['related companies', async (index) => dataOf(await companies.getRelatedCompanies(itemAt(known.best, index).id))],
    ['trending file', async () => dataOf(await staticFiles.getTrendingKeywords())],
    ['market roll-up', async () => dataOf(await staticFiles.getMarketRollup())],
    ['preferences', async () => dataOf(await preferences.getUserPreferences(userId))],
    ['health', async () => dataOf(await service.getHealth())],
  ];
}

const nameAt = (companies: readonly Known[], index: number) => itemAt(companies, index).name.slice(0, 6);

async function knownCompanies({ companies }: DataClient): Promise<KnownCompanies> {
  const pages = async (field: 'name' | 'total_funding_usd') => {
    const found: Known[] = [];
    for (let offset = 0; offset < 500; offset += 100) {
      const sort = { field, dir: 'desc' } as const;
      found.push(...dataOf(await companies.searchCompanies({ filters: [], sort, offset, limit: 100 })));
    }
    return found;
  };
  return { any: await pages('name'), best: await pages('total_funding_usd') };
}
