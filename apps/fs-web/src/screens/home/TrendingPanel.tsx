import { TrendingKeywords } from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import { trendingKeywordsQuery } from '../../queries/news.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';

/** Trending keywords with their articles of the week. */
export function TrendingPanel() {
  const { client } = useServices();
  const trending = useQuery(trendingKeywordsQuery(client));
  return <TrendingKeywords trending={toLoadable(trending)} onRetry={() => void trending.refetch()} />;
}
