import { TrendingKeywords } from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import { searchPath } from '../../addresses/appPaths.ts';
import { trendingKeywordsQuery } from '../../queries/news.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';

/** Trending keywords, each linked to its search results. */
export function TrendingPanel() {
  const { client } = useServices();
  const trending = useQuery(trendingKeywordsQuery(client));
  return (
    <TrendingKeywords
      trending={toLoadable(trending)}
      hrefOf={(keyword) => searchPath(keyword, 'markets')}
      onRetry={() => void trending.refetch()}
    />
  );
}
