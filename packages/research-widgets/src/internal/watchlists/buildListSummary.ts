import type { WatchlistSummary } from '@fs/api-contract';

/** Builds a list summary for stories and tests. The id derives from the name. */
export function buildListSummary(overrides: Partial<WatchlistSummary> = {}): WatchlistSummary {
  const { name = 'Competitors', account = null } = overrides;
  return {
    id: `list-${name}`,
    name,
    owner: 'user-ada',
    accountID: account?.id ?? null,
    account,
    account_privacy: 'PRIVATE',
    itemCount: 12,
    starred: false,
    readOnly: false,
    updatedAt: '2026-11-18T09:30:00.000Z',
    newCount: 0,
    news: null,
    raised_12m_usd: null,
    companies: [],
    hasCompany: null,
    ...overrides,
  };
}
