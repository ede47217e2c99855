import { FeaturedMarkets } from '@fs/research-widgets';
import { loading } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { marketPath } from '../../addresses/appPaths.ts';
import { featuredMarketsQuery } from '../../queries/searches.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import type { PanelProps } from '../panels/PanelProps.ts';

/** The markets with the most funding. */
export function FeaturedMarketsPanel({ isReady }: PanelProps) {
  const { client } = useServices();
  const markets = useQuery(featuredMarketsQuery(client));
  return (
    <FeaturedMarkets
      markets={isReady ? toLoadable(markets) : loading()}
      hrefOf={marketPath}
      onRetry={() => void markets.refetch()}
    />
  );
}
