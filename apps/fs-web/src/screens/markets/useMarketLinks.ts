import { type ArticleListItem, articlePath } from '@fs/api-contract';
import { topicsPath } from '../../addresses/linkPaths.ts';
import { useReachable } from '../../addresses/useReachable.ts';

/** Where articles and topics of a market lead. Pages that the user cannot open are no links. */
export function useMarketLinks() {
  const reachable = useReachable();
  const topicHrefOf = (topic: string) => topicsPath([topic]);
  return {
    articleHrefOf: (item: ArticleListItem) => {
      const path = articlePath(item);
      return path === undefined ? undefined : reachable(path);
    },
    ...(reachable(topicHrefOf('')) !== undefined && { topicHrefOf }),
  };
}
