import { RecentCompanies } from '@fs/research-widgets';
import { Grid, Page, Stack } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { companyPath } from '../../addresses/appPaths.ts';
import { preferencesQuery } from '../../queries/preferences.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { useFollowedLists } from '../watchlists/useFollowedLists.ts';
import { ChangesPanel } from './ChangesPanel.tsx';
import { type DashboardPanel, dashboardPanels, panelColumns } from './dashboardPanels.ts';
import { FeaturedArticlesPanel } from './FeaturedArticlesPanel.tsx';
import { FeaturedMarketsPanel } from './FeaturedMarketsPanel.tsx';
import { FirstStepsPanel } from './FirstStepsPanel.tsx';
import { GreetingPanel } from './GreetingPanel.tsx';
import { RecentlyFundedPanel } from './RecentlyFundedPanel.tsx';
import { TrendingPanel } from './TrendingPanel.tsx';
import { WatchlistsPanel } from './WatchlistsPanel.tsx';

/** Home page: what happened since the last visit, and the user's panels in their order. */
export function HomeScreen() {
  const { client, recentCompanies } = useServices();
  const { user } = useSessionState();
  const preferences = useQuery(preferencesQuery(client, user?.attributes.sub ?? ''));
  // Shows the default panels without waiting for the preferences.
  const { main, side, below } = panelColumns(dashboardPanels(preferences.data ?? []));
  const recent = recentCompanies.list();
  const { isKnown, hasLists } = useFollowedLists();
  // The steps stay for this visit, until the user has seen the list that they created.
  const [isStarting, setStarting] = useState(false);
  const isNewUser = isKnown && (!hasLists || isStarting);
  const elements: Record<DashboardPanel, ReactNode> = {
    news: isNewUser ? <FirstStepsPanel key="news" onCreated={() => setStarting(true)} /> : <ChangesPanel key="news" />,
    watchlists: <WatchlistsPanel key="watchlists" />,
    recent: recent.length > 0 && (
      <RecentCompanies key="recent" companies={recent} hrefOf={({ id }) => companyPath(id)} />
    ),
    updates: <RecentlyFundedPanel key="updates" />,
    keywords: <TrendingPanel key="keywords" />,
    articles: <FeaturedArticlesPanel key="articles" />,
    markets: <FeaturedMarketsPanel key="markets" />,
  };
  const column = (panels: readonly DashboardPanel[]) => <Stack gap="8">{panels.map((panel) => elements[panel])}</Stack>;
  return (
    <Page id={contentId}>
      <Stack gap="8">
        <GreetingPanel />
        {main.length > 0 && side.length > 0 ? (
          <Grid columns="sidebar" gap="8">
            {column(main)}
            {column(side)}
          </Grid>
        ) : (
          column([...main, ...side])
        )}
        {column(below)}
      </Stack>
    </Page>
  );
}
