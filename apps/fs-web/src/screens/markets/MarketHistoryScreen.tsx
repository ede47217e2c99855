import type { MarketProfile } from '@fs/api-contract';
import { MarketFundingHistory } from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { marketYearPath } from '../../addresses/appPaths.ts';
import { marketHistoryQuery } from '../../queries/markets.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { MarketFrame } from './MarketFrame.tsx';

/** All years of a market. A year opens its rounds. */
export function MarketHistoryScreen() {
  return <MarketFrame page="funding-history">{(market) => <History market={market} />}</MarketFrame>;
}

function History({ market }: { market: MarketProfile }) {
  const { client } = useServices();
  const router = useRouter();
  const query = useQuery(marketHistoryQuery(client, market.id));
  const years = query.data;
  return (
    <MarketFundingHistory
      history={toLoadable({ ...query, data: years && { years, as_of: market.as_of } })}
      yearHrefOf={(year) => marketYearPath(market, year)}
      onYearPress={(year) => void router.navigate({ href: marketYearPath(market, year) })}
      onRetry={() => void query.refetch()}
    />
  );
}
