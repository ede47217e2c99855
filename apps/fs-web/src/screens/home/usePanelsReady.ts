import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { changesQuery, raisedWeeksQuery, seenQuery } from '../../queries/feed.ts';
import { featuredArticlesQuery, trendingKeywordsQuery } from '../../queries/news.ts';
import { featuredMarketsQuery, recentRoundsQuery } from '../../queries/searches.ts';
import { listSummariesQuery, watchlistsQuery } from '../../queries/watchlists.ts';
import { useServices } from '../../services.tsx';
import { useWorkspace } from '../../session/useWorkspace.ts';
import type { DashboardPanel } from './dashboardPanels.ts';

interface PanelsReadyOptions {
  /** Whether the user's order is known. Requests don't wait for it, but the panels do. */
  isArranged: boolean;
  /** Whether the news are the first steps, which offer markets. */
  isNewUser: boolean;
}

/**
 * Requests the data of the given panels, of all at once, and returns whether a panel has all of its own or failed.
 * React renders those that became ready in slices, so that the page answers meanwhile.
 */
export function usePanelsReady(
  shown: readonly DashboardPanel[],
  { isArranged, isNewUser }: PanelsReadyOptions,
): (panel: DashboardPanel) => boolean {
  const { client } = useServices();
  const needs = (...panels: DashboardPanel[]) => ({ enabled: panels.some((panel) => shown.includes(panel)) });
  const lists = useQuery(watchlistsQuery(client)).isPending;
  const changes = useQuery({ ...changesQuery(client), ...needs('news') }).isPending;
  const seen = useQuery(seenQuery(client)).isPending;
  const summaries = useQuery({ ...listSummariesQuery(client), ...needs('watchlists') }).isPending;
  const rounds = useQuery({ ...recentRoundsQuery(client), ...needs('updates') }).isPending;
  const keywords = useQuery({ ...trendingKeywordsQuery(client), ...needs('keywords') }).isPending;
  const weeks = useQuery({ ...raisedWeeksQuery(client), ...needs('weeks') }).isPending;
  const articles = useQuery({ ...featuredArticlesQuery(client), ...needs('articles') }).isPending;
  const markets = useQuery({ ...featuredMarketsQuery(client), ...needs('markets', 'news') }).isPending;
  const workspace = useWorkspace().isPending;

  const isPending: Record<DashboardPanel, boolean> = {
    news: lists || (isNewUser ? markets : changes || seen),
    watchlists: lists || summaries || workspace,
    keywords,
    updates: rounds,
    recent: false,
    weeks,
    articles,
    markets,
  };
  const ready = useDeferredValue(isArranged ? shown.filter((panel) => !isPending[panel]).join(' ') : '');
  return (panel) => ready.split(' ').includes(panel);
}
