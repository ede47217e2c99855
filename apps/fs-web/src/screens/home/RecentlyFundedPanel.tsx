import { RecentRounds } from '@fs/research-widgets';
import { loading } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { companyHref, fundingPath } from '../../addresses/appPaths.ts';
import { recentRoundsQuery } from '../../queries/searches.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import type { PanelProps } from '../panels/PanelProps.ts';

/** The latest rounds of all markets. */
export function RecentlyFundedPanel({ isReady }: PanelProps) {
  const { client } = useServices();
  const rounds = useQuery(recentRoundsQuery(client));
  return (
    <RecentRounds
      rounds={isReady ? toLoadable(rounds) : loading()}
      hrefOf={companyHref}
      allHref={fundingPath}
      onRetry={() => void rounds.refetch()}
    />
  );
}
