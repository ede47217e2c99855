import { limits, type MarketProfile } from '@fs/api-contract';
import { MarketInvestors } from '@fs/research-widgets';
import { Link, Text, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { companyHref, investorHref, marketPagePath, personHref } from '../../addresses/appPaths.ts';
import { marketInvestorsQuery } from '../../queries/markets.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { MarketFrame } from './MarketFrame.tsx';
import { marketMessages } from './market.messages.ts';

/** Who invests in a market: deals, the last one, and the companies of the portfolio here. */
export function MarketInvestorsScreen() {
  return <MarketFrame page="investors">{(market) => <Investors market={market} />}</MarketFrame>;
}

function Investors({ market }: { market: MarketProfile }) {
  const messages = useMessages(marketMessages);
  const { client } = useServices();
  const query = useQuery(marketInvestorsQuery(client, market.id, limits.marketInvestorsKept));
  return (
    <MarketInvestors
      investors={toLoadable(query)}
      hrefOf={companyHref}
      personHrefOf={personHref}
      investorHrefOf={investorHref}
      empty={
        <Text>
          {messages.noInvestors} <Link href={marketPagePath(market, 'funding-history')}>{messages.fullHistory}</Link>
        </Text>
      }
      onRetry={() => void query.refetch()}
    />
  );
}
