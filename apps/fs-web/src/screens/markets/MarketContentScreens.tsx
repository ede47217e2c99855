import type { MarketProfile } from '@fs/api-contract';
import { MarketArticles } from '@fs/research-widgets';
import { Link, Text, useMessages } from '@fs/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { companyHref, marketPath } from '../../addresses/appPaths.ts';
import { earnedSourcesQuery, marketArticlesQuery } from '../../queries/markets.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { MarketFrame } from './MarketFrame.tsx';
import { marketMessages } from './market.messages.ts';
import { useMarketLinks } from './useMarketLinks.ts';

/** What the companies of a market publish themselves. */
export function MarketOwnedContentScreen() {
  return <MarketFrame page="owned-content">{(market) => <Articles market={market} kind="owned" />}</MarketFrame>;
}

/** What others wrote about the companies of a market in 30 days, by source. */
export function MarketEarnedContentScreen() {
  return <MarketFrame page="earned-content">{(market) => <Articles market={market} kind="earned" />}</MarketFrame>;
}

interface ArticlesProps {
  market: MarketProfile;
  kind: 'owned' | 'earned';
}

function Articles({ market, kind }: ArticlesProps) {
  const messages = useMessages(marketMessages);
  const { client } = useServices();
  const { articleHrefOf } = useMarketLinks();
  const query = useInfiniteQuery(marketArticlesQuery(client, market.id, kind));
  const isEarned = kind === 'earned';
  const sources = useQuery({ ...earnedSourcesQuery(client, market.id), enabled: isEarned });
  return (
    <MarketArticles
      title={messages[`${kind}-content`]}
      note={isEarned ? messages.earnedNote : messages.ownedNote}
      empty={
        <Text>
          {isEarned ? messages.noEarned : messages.noOwned} <Link href={marketPath(market)}>{messages.allNews}</Link>
        </Text>
      }
      articles={toLoadable({ ...query, data: query.data?.pages.flat() })}
      isBySource={isEarned}
      sources={sources.data}
      hasMore={query.hasNextPage}
      isLoadingMore={query.isFetchingNextPage}
      onShowMore={() => void query.fetchNextPage()}
      hrefOf={articleHrefOf}
      companyHrefOf={companyHref}
      onRetry={() => void query.refetch()}
    />
  );
}
