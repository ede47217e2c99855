import { Grid } from '@fs/ui';
import { RecentPanel } from '../panels/RecentPanel.tsx';
import { TrendingPanel } from '../panels/TrendingPanel.tsx';

/** Where a search can begin without a text: companies that the user opened last, and trending topics. */
export function SearchStart() {
  return (
    <Grid columns="sidebar" gap="8">
      <TrendingPanel isReady />
      <RecentPanel />
    </Grid>
  );
}
