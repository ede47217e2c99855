import { RecentCompanies } from '@fs/research-widgets';
import { Grid, Heading, Page, Stack } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { appMessages } from '../../App.messages.ts';
import { companyPath } from '../../addresses/appPaths.ts';
import { preferencesQuery } from '../../queries/preferences.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { CompanySearchPanel } from './CompanySearchPanel.tsx';
import { type DashboardPanel, dashboardPanels, panelRows } from './dashboardPanels.ts';
import { FeaturedArticlesPanel } from './FeaturedArticlesPanel.tsx';
import { FeaturedMarketsPanel } from './FeaturedMarketsPanel.tsx';
import { RecentlyFundedPanel } from './RecentlyFundedPanel.tsx';
import { TrendingPanel } from './TrendingPanel.tsx';
import { WatchlistsPanel } from './WatchlistsPanel.tsx';

/** Home page: the user's panels in their order. */
export function HomeScreen() {
  const { client, recentCompanies } = useServices();
  const { user } = useSessionState();
  const preferences = useQuery(preferencesQuery(client, user?.attributes.sub ?? ''));
  // Shows the default panels without waiting for the preferences.
  const panels = dashboardPanels(preferences.data ?? []);
  const elements: Record<DashboardPanel, ReactNode> = {
    companies: <CompanySearchPanel key="companies" />,
    watchlists: <WatchlistsPanel key="watchlists" />,
    recent: <RecentCompanies key="recent" companies={recentCompanies.list()} hrefOf={({ id }) => companyPath(id)} />,
    updates: <RecentlyFundedPanel key="updates" />,
    keywords: <TrendingPanel key="keywords" />,
    articles: <FeaturedArticlesPanel key="articles" />,
    markets: <FeaturedMarketsPanel key="markets" />,
  };
  return (
    <Page id={contentId}>
      <Stack gap="8">
        <Heading level={1}>{appMessages.welcome(user?.attributes.given_name ?? '')}</Heading>
        {panelRows(panels).map((row) => {
          const parts = row.map((panel) => elements[panel]);
          // A stable key keeps the panel's input when the user's order is loaded.
          if (parts.length === 1) return parts[0];
          return (
            <Grid key={row.join(' ')} columns="wide" gap="8">
              {parts}
            </Grid>
          );
        })}
      </Stack>
    </Page>
  );
}
