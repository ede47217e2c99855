import type { ArticleListItem } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

/** One market with its figures. Signed-out users get no investors. */
export function marketQuery(client: DataClient, id: string, isSignedIn: boolean) {
  return queryOptions({
    queryKey: ['markets', 'one', id, isSignedIn],
    queryFn: async ({ signal }) => {
      const { getCategory, getPublicCategory } = client.markets;
      return unwrap(await (isSignedIn ? getCategory : getPublicCategory)(id, { signal }));
    },
  });
}

/** A market's years with rounds, for anyone. */
export function marketYearsQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: ['markets', 'years', id],
    queryFn: async ({ signal }) => unwrap(await client.staticFiles.getRollupOfMarket(id, { signal })).funding_history,
  });
}

/** All years of a market's funding. */
export function marketHistoryQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: ['markets', 'history', id],
    queryFn: async ({ signal }) => unwrap(await client.markets.getCategoryFundingHistory(id, { signal })),
  });
}

/** The newest rounds of a market in the 12 months of its figures, or since a day in them. */
export function marketRoundsQuery(client: DataClient, id: string, { limit, gte }: { limit: number; gte?: string }) {
  const page = { limit, ...(gte !== undefined && { gte }) };
  return queryOptions({
    queryKey: ['markets', 'rounds', id, page],
    queryFn: async ({ signal }) => unwrap(await client.markets.getCategoryRecentFunding(id, page, { signal })),
  });
}

/** The investors with most rounds in a market. */
export function marketInvestorsQuery(client: DataClient, id: string, limit: number) {
  return queryOptions({
    queryKey: ['markets', 'investors', id, limit],
    queryFn: async ({ signal }) => unwrap(await client.markets.getCategoryTopInvestors(id, { limit }, { signal })),
  });
}

/** The companies of a market that raised most, and how many there are. */
export function topCompaniesQuery(client: DataClient, id: string, limit: number) {
  return queryOptions({
    queryKey: ['markets', 'top-companies', id, limit],
    queryFn: async ({ signal }) => unwrap(await client.markets.getCategoryTopCompanies(id, { limit }, { signal })),
  });
}

/** The newest articles about a market, for anyone. */
export function marketNewsQuery(client: DataClient, id: string, limit: number) {
  return queryOptions({
    queryKey: ['markets', 'news', id, limit],
    queryFn: async ({ signal }) => unwrap(await client.markets.getMarketNews(id, { limit }, { signal })),
  });
}

/** Articles of one call. */
const articlesAtOnce = 20;

/** What a market's companies publish, or what others write about them in 30 days, in parts. */
/** How much each source writes about the companies of a market in the time of its earned content. */
export function earnedSourcesQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: ['markets', 'earned-sources', id],
    queryFn: async ({ signal }) => unwrap(await client.markets.getCategoryEarnedSources(id, {}, { signal })),
  });
}

export function marketArticlesQuery(client: DataClient, id: string, kind: 'owned' | 'earned') {
  return infiniteQueryOptions({
    queryKey: ['markets', kind, id],
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam: offset }): Promise<ArticleListItem[]> => {
      const { getCategoryUpdates, getCategoryEarnedContent } = client.markets;
      const page = { offset, limit: articlesAtOnce };
      return unwrap(await (kind === 'owned' ? getCategoryUpdates : getCategoryEarnedContent)(id, page, { signal }));
    },
    getNextPageParam: (last, parts) => (last.length < articlesAtOnce ? undefined : parts.length * articlesAtOnce),
  });
}

/** Markets whose names have a text, with up to twenty results. Earlier results stay while the next ones load. */
export function marketsByNameQuery(client: DataClient, text: string) {
  return queryOptions({
    queryKey: ['markets', 'by-name', text],
    queryFn: async ({ signal }) => unwrap(await client.markets.searchCategories(text, { limit: 20 }, { signal })),
    placeholderData: keepPreviousData,
  });
}
