import { RecentRounds } from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import { companyHref, fundingPath } from '../../addresses/appPaths.ts';
import { recentRoundsQuery } from '../../queries/searches.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';

/** The latest rounds of all markets. */
export function RecentlyFundedPanel() {
  const { client } = useServices();
  const rounds = useQuery(recentRoundsQuery(client));
  return (
    <RecentRounds
      rounds={toLoadable(rounds)}
      hrefOf={companyHref}
      allHref={fundingPath}
      onRetry={() => void rounds.refetch()}
    />
  );
}
