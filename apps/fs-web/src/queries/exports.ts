import type { CompanyFilter, FundingFilter } from '@fs/api-contract';
import type { DataClient, RowStream } from '@fs/data-client';
import { companyFilters, companySort, fundingFilters, fundingSort } from '@fs/research-widgets';
import type { TableState } from '@fs/ui';
import { unwrap } from './CallFailure.ts';
import { marketOrder } from './searches.ts';
import { companiesSeen } from './watchlists.ts';

interface Wanted {
  signal: AbortSignal;
}

/** A table's search of companies, whole. */
export const companySearch = (state: TableState, also: readonly CompanyFilter[] = []) => ({
  filters: [...also, ...companyFilters(state)],
  sort: companySort(state),
});

/** A table's search of funding rounds, whole. */
export const fundingSearch = (state: TableState, also: readonly FundingFilter[] = []) => ({
  filters: [...also, ...fundingFilters(state)],
  sort: fundingSort(state),
});

/** Exports all companies that match a table's search, in batches. */
export function exportedCompanies(client: DataClient, state: TableState, also: readonly CompanyFilter[] = []) {
  const search = companySearch(state, also);
  return ({ signal }: Wanted) =>
    partsOf(async () => unwrap(await client.companies.streamCompanies(search, { signal })));
}

/** Exports all funding rounds that match a table's search. */
export function exportedFundings(client: DataClient, state: TableState, also: readonly FundingFilter[] = []) {
  const search = fundingSearch(state, also);
  return ({ signal }: Wanted) => partsOf(async () => unwrap(await client.funding.streamFundings(search, { signal })));
}

/** Exports all companies of a watchlist's table. */
export function exportedWatchlist(client: DataClient, id: string, state: TableState) {
  const seen = companiesSeen(state);
  return ({ signal }: Wanted) =>
    partsOf(async () => unwrap(await client.watchlists.streamWatchlistCompanies(id, seen, { signal })));
}

/** Markets of one call: the most that the server sends. */
const marketsAtOnce = 100;

/** Exports all markets that match a table's search. */
export function exportedMarkets(client: DataClient, text: string, state: TableState) {
  return async function* ({ signal }: Wanted) {
    for (let offset = 0; ; offset += marketsAtOnce) {
      const page = { ...marketOrder(text, state), offset, limit: marketsAtOnce };
      const rows = unwrap(await client.markets.searchCategories(text, page, { signal }));
      yield rows;
      if (rows.length < marketsAtOnce) return;
    }
  };
}

async function* partsOf<Row>(open: () => Promise<RowStream<Row>>) {
  const { parts } = await open();
  yield* parts;
}
