import { FeaturedMarkets } from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import { marketPath } from '../../addresses/appPaths.ts';
import { featuredMarketsQuery } from '../../queries/searches.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';

/** The markets with the most funding. */
export function FeaturedMarketsPanel() {
  const { client } = useServices();
  const markets = useQuery(featuredMarketsQuery(client));
  return <FeaturedMarkets markets={toLoadable(markets)} hrefOf={marketPath} onRetry={() => void markets.refetch()} />;
}
