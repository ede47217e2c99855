import { Grid } from '@fs/ui';
import { RecentPanel } from '../home/RecentPanel.tsx';
import { TrendingPanel } from '../home/TrendingPanel.tsx';

/** Where a search can begin without a text: companies that the user opened last, and trending topics. */
export function SearchStart() {
  return (
    <Grid columns="sidebar" gap="8">
      <TrendingPanel isReady />
      <RecentPanel />
    </Grid>
  );
}
