import type { SessionUser } from '@fs/api-contract';
import { isOffline } from '../../offline/isOffline.ts';
import { changesQuery, raisedWeeksQuery, seenQuery } from '../../queries/feed.ts';
import { featuredArticlesQuery, trendingKeywordsQuery } from '../../queries/news.ts';
import { preferencesQuery } from '../../queries/preferences.ts';
import { featuredMarketsQuery, recentRoundsQuery } from '../../queries/searches.ts';
import { accountsQuery } from '../../queries/teams.ts';
import { listSummariesQuery, watchlistsQuery } from '../../queries/watchlists.ts';
import type { AppData } from '../../start/createAppData.ts';

/**
 * Requests what Home shows, before it renders: on a slow phone, rendering takes longer than the server. A failure shows
 * in the panel. Without a connection, what is saved stays as it is.
 */
export function requestHome({ client, queryClient }: AppData, { attributes: { sub, email } }: SessionUser): void {
  if (isOffline()) return;
  void queryClient.prefetchQuery(preferencesQuery(client, sub));
  void queryClient.prefetchQuery(watchlistsQuery(client));
  void queryClient.prefetchQuery(seenQuery(client));
  void queryClient.prefetchQuery(changesQuery(client));
  void queryClient.prefetchQuery(accountsQuery(client, email.toLowerCase()));
  void queryClient.prefetchQuery(listSummariesQuery(client));
  void queryClient.prefetchQuery(recentRoundsQuery(client));
  void queryClient.prefetchQuery(trendingKeywordsQuery(client));
  void queryClient.prefetchQuery(raisedWeeksQuery(client));
  void queryClient.prefetchQuery(featuredArticlesQuery(client));
  void queryClient.prefetchQuery(featuredMarketsQuery(client));
}
