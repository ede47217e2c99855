import { isInAnyOf, type NewsItem, type NewsPage } from '@fs/api-contract';
import { type Loadable, ready } from '@fs/ui';
import { useState } from 'react';
import { useSessionState } from '../../services.tsx';

/** Staff can remove an article from the list that they look at, until they leave the page (decision AMB-101). */
export function useHiddenArticles() {
  const { user } = useSessionState();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const canHide = user !== undefined && isInAnyOf(user.groups, ['internal', 'editors']);
  return {
    actionsOf: ({ article }: NewsItem) =>
      canHide ? { onRemove: () => setHidden((before) => new Set(before).add(article.uuid)) } : {},
    withoutHidden: (news: Loadable<NewsPage>): Loadable<NewsPage> =>
      news.state === 'ready' && hidden.size > 0
        ? ready(
            { ...news.value, articles: news.value.articles.filter(({ article }) => !hidden.has(article.uuid)) },
            { stale: news.stale },
          )
        : news,
  };
}
