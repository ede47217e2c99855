import type { MarketProfile } from '@fs/api-contract';
import { MarketCharts } from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { marketYearPath } from '../../addresses/appPaths.ts';
import { marketYearsQuery } from '../../queries/markets.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { usePageWidth } from '../tables/usePageWidth.ts';
import { MarketFrame } from './MarketFrame.tsx';
import { MarketParts } from './MarketParts.tsx';
import { PublicMarketParts } from './PublicMarketParts.tsx';

/** One market: figures, charts and news for anyone, its rounds, companies and investors for users. */
export function MarketScreen() {
  const isSignedIn = useSessionState().user !== undefined;
  const { width, wide } = usePageWidth();
  return (
    <MarketFrame width={width}>
      {(market) => (
        <>
          <Charts market={market} />
          {isSignedIn ? <MarketParts market={market} wide={wide} /> : <PublicMarketParts market={market} />}
        </>
      )}
    </MarketFrame>
  );
}

function Charts({ market: { id, as_of, round_sizes } }: { market: MarketProfile }) {
  const { client } = useServices();
  const router = useRouter();
  const query = useQuery(marketYearsQuery(client, id));
  const years = query.data;
  return (
    <MarketCharts
      facts={toLoadable({ ...query, data: years && { years, as_of, round_sizes } })}
      onYearPress={(year) => void router.navigate({ href: marketYearPath({ id }, year) })}
      onRetry={() => void query.refetch()}
    />
  );
}
