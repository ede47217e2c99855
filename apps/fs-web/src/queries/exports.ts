import type { CompanyFilter, FundingFilter, Outcome } from '@fs/api-contract';
import type { DataClient, RowStream } from '@fs/data-client';
import {
  acquisitionFilters,
  acquisitionSort,
  companyFilters,
  companySort,
  fundingFilters,
  fundingSort,
  investorFilters,
  investorSort,
  personFilters,
  personSort,
} from '@fs/research-widgets';
import { exportFailure, type TableState } from '@fs/ui';
import { unwrap } from './CallFailure.ts';
import { marketOrder } from './searches.ts';
import { companiesSeen } from './watchlists.ts';

/** @throws exportFailure that says when to try again, for what was exported too often. */
function exported<Data>(outcome: Outcome<Data>): Data {
  if (!outcome.ok && outcome.retryAfter !== undefined) throw exportFailure(outcome.error);
  return unwrap(outcome);
}

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
    partsOf(async () => exported(await client.companies.streamCompanies(search, { signal })));
}

/** Exports all funding rounds that match a table's search. */
export function exportedFundings(client: DataClient, state: TableState, also: readonly FundingFilter[] = []) {
  const search = fundingSearch(state, also);
  return ({ signal }: Wanted) => partsOf(async () => exported(await client.funding.streamFundings(search, { signal })));
}

/** Exports all companies of a watchlist's table. */
export function exportedWatchlist(client: DataClient, id: string, state: TableState) {
  const seen = companiesSeen(state);
  return ({ signal }: Wanted) =>
    partsOf(async () => exported(await client.watchlists.streamWatchlistCompanies(id, seen, { signal })));
}

/** Rows of one call of a list that is not streamed: the most that the server sends. */
const rowsAtOnce = 100;

/** Exports all markets that match a table's search. */
export function exportedMarkets(client: DataClient, text: string, state: TableState) {
  const order = marketOrder(text, state);
  return ({ signal }: Wanted) =>
    pagesOf(async (page) => exported(await client.markets.searchCategories(text, { ...order, ...page }, { signal })));
}

/** Exports all investors that match a table's search. */
export function exportedInvestors(client: DataClient, state: TableState) {
  const search = { filters: investorFilters(state), sort: investorSort(state) };
  return ({ signal }: Wanted) =>
    pagesOf(async (page) => exported(await client.funding.searchInvestors({ ...search, ...page }, { signal })));
}

/** Exports all acquisitions that match a table's search. */
export function exportedAcquisitions(client: DataClient, state: TableState) {
  const search = { filters: acquisitionFilters(state), sort: acquisitionSort(state) };
  return ({ signal }: Wanted) =>
    pagesOf(async (page) => exported(await client.funding.searchAcquisitions({ ...search, ...page }, { signal })));
}

/** Exports all people that match a table's search. */
export function exportedPeople(client: DataClient, state: TableState) {
  const search = { filters: personFilters(state), sort: personSort(state) };
  return ({ signal }: Wanted) =>
    pagesOf(async (page) => exported(await client.people.searchPeople({ ...search, ...page }, { signal })));
}

async function* pagesOf<Row>(load: (page: { offset: number; limit: number }) => Promise<readonly Row[]>) {
  for (let offset = 0; ; offset += rowsAtOnce) {
    const rows = await load({ offset, limit: rowsAtOnce });
    yield rows;
    if (rows.length < rowsAtOnce) return;
  }
}

async function* partsOf<Row>(open: () => Promise<RowStream<Row>>) {
  const { parts } = await open();
  yield* parts;
}
