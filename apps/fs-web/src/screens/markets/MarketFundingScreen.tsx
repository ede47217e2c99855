import type { MarketProfile } from '@fs/api-contract';
import { Link, LoadableView, loading, Section, Skeleton, Text, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { marketPagePath } from '../../addresses/appPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { marketRoundsQuery } from '../../queries/markets.ts';
import { useServices } from '../../services.tsx';
import { FundingSearchTable } from '../tables/FundingSearchTable.tsx';
import { usePageWidth } from '../tables/usePageWidth.ts';
import { MarketFrame } from './MarketFrame.tsx';
import { marketMessages } from './market.messages.ts';

/** The rounds of a market: those of the 12 months of its figures, or what the table is set to. */
export function MarketFundingScreen() {
  const messages = useMessages(marketMessages);
  const { width, wide } = usePageWidth();
  return (
    <MarketFrame page="recent-funding" width={width}>
      {(market) => (
        <Section title={messages['recent-funding']} level={2} size="title">
          <Rounds market={market} wide={wide} />
        </Section>
      )}
    </MarketFrame>
  );
}

interface RoundsProps {
  market: MarketProfile;
  wide: ReturnType<typeof usePageWidth>['wide'];
}

function Rounds({ market, wide }: RoundsProps) {
  const messages = useMessages(marketMessages);
  const { client } = useServices();
  const { search } = useAddressSearch();
  const query = useQuery(marketRoundsQuery(client, market.id, { limit: 1 }));
  const also = useMemo(() => [{ field: 'markets', op: '=', value: market.id } as const], [market.id]);
  const isUsual = search.period === undefined && search.date === undefined;
  if (query.isLoading)
    return (
      <LoadableView of={loading()} skeleton={<Skeleton shape="block" />}>
        {() => null}
      </LoadableView>
    );
  if (isUsual && query.data?.total === 0) {
    return (
      <Text>
        {messages.noRounds} <Link href={marketPagePath(market, 'funding-history')}>{messages.fullHistory}</Link>
      </Text>
    );
  }
  // Where it is unknown since when the market's figures count, the table has all rounds.
  const since = query.data?.since ?? null;
  return (
    <FundingSearchTable
      wide={wide}
      also={also}
      usual={since === null ? undefined : { period: 'year', since }}
      hasMonths={false}
      opensFirst={false}
    />
  );
}
