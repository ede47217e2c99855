import type { CompanyFilter, CompanySort } from '@fs/api-contract';

/** Use cases of lists, in the order of the specification (research §2). */
export const watchlistUseCases = [
  'competitors',
  'comparators',
  'customers',
  'partners',
  'targets',
  'local',
  'prospects',
  'investors',
  'portfolios',
] as const;

export type WatchlistUseCase = (typeof watchlistUseCases)[number];

/** Use cases for which companies can be suggested without knowing more about the user. */
export type SuggestingUseCase = 'competitors' | 'comparators' | 'customers' | 'targets' | 'prospects';

const searches: Readonly<Record<SuggestingUseCase, { filters: CompanyFilter[]; sort: CompanySort[] }>> = {
  competitors: { filters: [], sort: [{ field: 'total_funding_usd', dir: 'desc' }] },
  comparators: {
    filters: [{ field: 'status', op: '=', value: 'ipo' }],
    sort: [{ field: 'total_funding_usd', dir: 'desc' }],
  },
  customers: { filters: [], sort: [{ field: 'employee_count', dir: 'desc' }] },
  targets: {
    filters: [
      { field: 'status', op: '=', value: 'operating' },
      { field: 'total_funding_usd', op: '<', value: 10_000_000 },
    ],
    sort: [{ field: 'total_funding_usd', dir: 'desc' }],
  },
  prospects: { filters: [], sort: [{ field: 'last_funding_on', dir: 'desc' }] },
};

/** Returns the search for companies to suggest, or null if a use case depends on whom the user knows. */
export function useCaseSearch(useCase: WatchlistUseCase | null) {
  return useCase !== null && suggests(useCase) ? searches[useCase] : null;
}

export function suggests(useCase: WatchlistUseCase): useCase is SuggestingUseCase {
  return Object.hasOwn(searches, useCase);
}
