import { TrendingKeywords } from '@fs/research-widgets';
import { loading } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { topicPath } from '../../addresses/linkPaths.ts';
import { trendingKeywordsQuery } from '../../queries/news.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import type { PanelProps } from './PanelProps.ts';

/** Trending keywords with their articles of the week. */
export function TrendingPanel({ isReady }: PanelProps) {
  const { client } = useServices();
  const trending = useQuery(trendingKeywordsQuery(client));
  return (
    <TrendingKeywords
      trending={isReady ? toLoadable(trending) : loading()}
      hrefOf={topicPath}
      onRetry={() => void trending.refetch()}
    />
  );
}
