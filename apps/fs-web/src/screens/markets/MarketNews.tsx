import type { MarketProfile } from '@fs/api-contract';
import { CompanyNews, MarketTopics } from '@fs/research-widgets';
import { useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { marketNewsQuery } from '../../queries/markets.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { marketMessages } from './market.messages.ts';
import { useMarketLinks } from './useMarketLinks.ts';

interface MarketNewsProps {
  market: Pick<MarketProfile, 'id'>;
}

/** Articles of the overview, from which its topics are counted. */
const latestArticles = 20;

/** The news of a market. */
export function MarketNews({ market: { id } }: MarketNewsProps) {
  const messages = useMessages(marketMessages);
  const { client } = useServices();
  const { articleHrefOf } = useMarketLinks();
  const query = useQuery(marketNewsQuery(client, id, latestArticles));
  return (
    <CompanyNews
      title={messages.news}
      empty={messages.noNews}
      articles={toLoadable(query)}
      hrefOf={articleHrefOf}
      onRetry={() => void query.refetch()}
    />
  );
}

/** What the news of a market is about. Left out without topics, and where the news failed, which says so itself. */
export function MarketTopicsPart({ market: { id } }: MarketNewsProps) {
  const { client } = useServices();
  const { topicHrefOf } = useMarketLinks();
  const query = useQuery(marketNewsQuery(client, id, latestArticles));
  const hasTopics = query.isPending || query.data?.some(({ keywords }) => keywords.length > 0);
  return hasTopics && <MarketTopics articles={toLoadable(query)} {...(topicHrefOf && { hrefOf: topicHrefOf })} />;
}
