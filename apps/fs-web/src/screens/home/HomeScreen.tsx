import { Button, Grid, lazyOverlay, Page, Stack, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, memo, useState } from 'react';
import { preferencesQuery } from '../../queries/preferences.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import type { PanelProps } from '../panels/PanelProps.ts';
import { RecentPanel } from '../panels/RecentPanel.tsx';
import { TrendingPanel } from '../panels/TrendingPanel.tsx';
import { useFollowedLists } from '../watchlists/useFollowedLists.ts';
import { ChangesPanel } from './ChangesPanel.tsx';
import { columnsSoFar, type DashboardPanel, dashboardPanels, panelColumns } from './dashboardPanels.ts';
import { FeaturedArticlesPanel } from './FeaturedArticlesPanel.tsx';
import { FeaturedMarketsPanel } from './FeaturedMarketsPanel.tsx';
import { FirstStepsPanel } from './FirstStepsPanel.tsx';
import { GreetingPanel } from './GreetingPanel.tsx';
import { homeMessages } from './home.messages.ts';
import { PanelsEnd } from './PanelsEnd.tsx';
import { RecentlyFundedPanel } from './RecentlyFundedPanel.tsx';
import { useNearbyPanels } from './useNearbyPanels.ts';
import { usePanelsReady } from './usePanelsReady.ts';
import { WatchlistsPanel } from './WatchlistsPanel.tsx';
import { WeeksPanel } from './WeeksPanel.tsx';

export { requestHome } from './requestHome.ts';

/** Lazy-loaded, because it opens on request only. */
const HomeSettings = lazyOverlay(async () => (await import('./HomeSettings.tsx')).HomeSettings);

/** Each renders again only when it becomes ready or its own data changes. */
const panels: Record<DashboardPanel, ComponentType<PanelProps>> = {
  news: memo(ChangesPanel),
  watchlists: memo(WatchlistsPanel),
  recent: memo(RecentPanel),
  updates: memo(RecentlyFundedPanel),
  keywords: memo(TrendingPanel),
  weeks: memo(WeeksPanel),
  articles: memo(FeaturedArticlesPanel),
  markets: memo(FeaturedMarketsPanel),
};

/** Home page: what happened since the last visit, and the user's panels in their order. */
export function HomeScreen() {
  const { client, toasts } = useServices();
  const { user } = useSessionState();
  const messages = useMessages(homeMessages);
  const preferences = useQuery(preferencesQuery(client, user?.attributes.sub ?? ''));
  const shown = dashboardPanels(preferences.data ?? []);
  const { isKnown, hasLists } = useFollowedLists();
  // The steps stay for this visit, until the user has seen the list that they created.
  const [isStarting, setStarting] = useState(false);
  const [isArranging, setArranging] = useState(false);
  const [hasSideColumn] = useState(() => window.matchMedia('(min-width: 60rem)').matches);
  const nearby = useNearbyPanels({ isOneColumn: !hasSideColumn });
  const isNewUser = isKnown && (!hasLists || isStarting);
  // Panels that appear ask for the preferences again if they failed: `isPending` would take the panels away meanwhile.
  const isArranged = preferences.isFetched;
  const isReady = usePanelsReady(shown, { isArranged, isNewUser });
  // Until the user's order is known, only one panel is shown: those in the default order would move.
  const columns = panelColumns(isArranged ? shown : shown.slice(0, 1));
  const { main, side, below } = columnsSoFar(columns, isReady, { hasSideColumn, nearby: nearby.count });
  const soFar = [...main, ...side, ...below];
  const hasMore = soFar.length === nearby.count && soFar.every(isReady);
  const column = (of: readonly DashboardPanel[]) => (
    <Stack gap="8">
      {of.map((panel) => {
        const Panel = panels[panel];
        if (panel === 'news' && isNewUser && isReady('news')) {
          return <FirstStepsPanel key={panel} onCreated={() => setStarting(true)} />;
        }
        return <Panel key={panel} isReady={isReady(panel)} />;
      })}
    </Stack>
  );

  /** Without the stored order, saving would replace it. */
  async function arrange() {
    const { data, error } = preferences.data ? preferences : await preferences.refetch();
    if (data) setArranging(true);
    else if (error) toasts.show({ message: error.message, tone: 'critical' });
  }

  return (
    <Page id={contentId}>
      <Stack gap="8">
        <GreetingPanel
          actions={
            <Button
              tone="quiet"
              isDisabled={!preferences.isFetched}
              onPreload={HomeSettings.preload}
              onPress={() => void arrange()}
            >
              {messages.customize}
            </Button>
          }
        />
        {columns.main.length > 0 && columns.side.length > 0 ? (
          <Grid columns="sidebar" gap="8">
            {column(main)}
            {column(side)}
          </Grid>
        ) : (
          column([...main, ...side])
        )}
        {column(below)}
        {hasMore && <PanelsEnd key={nearby.count} onApproach={nearby.addNext} />}
      </Stack>
      <HomeSettings isOpen={isArranging} onOpenChange={setArranging} />
    </Page>
  );
}
