import type { CompanyFilter } from '@fs/api-contract';
import type { DataClient, RowStream } from '@fs/data-client';
import { companyFilters, companySort, fundingFilters, fundingSort } from '@fs/research-widgets';
import type { TableState } from '@fs/ui';
import { unwrap } from './CallFailure.ts';
import { companiesSeen } from './watchlists.ts';

interface Wanted {
  signal: AbortSignal;
}

/** All companies that a table's search finds, part by part, as the table shows them. */
export function exportedCompanies(client: DataClient, state: TableState, also: readonly CompanyFilter[] = []) {
  const search = { filters: [...also, ...companyFilters(state)], sort: companySort(state) };
  return ({ signal }: Wanted) =>
    partsOf(async () => unwrap(await client.companies.streamCompanies(search, { signal })));
}

/** All funding rounds that a table's search finds. */
export function exportedFundings(client: DataClient, state: TableState) {
  const search = { filters: fundingFilters(state), sort: fundingSort(state) };
  return ({ signal }: Wanted) => partsOf(async () => unwrap(await client.funding.streamFundings(search, { signal })));
}

/** All companies of a list that its table shows. */
export function exportedWatchlist(client: DataClient, id: string, state: TableState) {
  const seen = companiesSeen(state);
  return ({ signal }: Wanted) =>
    partsOf(async () => unwrap(await client.watchlists.streamWatchlistCompanies(id, seen, { signal })));
}

async function* partsOf<Row>(open: () => Promise<RowStream<Row>>) {
  const { parts } = await open();
  yield* parts;
}
