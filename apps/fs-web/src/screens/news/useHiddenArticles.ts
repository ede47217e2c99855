import { isInAnyOf, type NewsItem, type NewsPage } from '@fs/api-contract';
import { type Loadable, ready, useMessages } from '@fs/ui';
import { useState } from 'react';
import { useServices, useSessionState } from '../../services.tsx';
import { newsMessages } from './news.messages.ts';

/** Staff can remove an article from the list that they look at, until they leave the page (decision AMB-101). */
export function useHiddenArticles() {
  const messages = useMessages(newsMessages);
  const { toasts } = useServices();
  const { user } = useSessionState();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const canHide = user !== undefined && isInAnyOf(user.groups, ['internal', 'editors']);

  function hide({ uuid, title }: NewsItem['article']): void {
    setHidden((before) => new Set(before).add(uuid));
    toasts.show({
      message: messages.removed({ title }),
      action: {
        label: messages.undo,
        onPress: () => setHidden((before) => new Set([...before].filter((id) => id !== uuid))),
      },
    });
  }

  return {
    actionsOf: ({ article }: NewsItem) => (canHide ? { onRemove: () => hide(article) } : {}),
    withoutHidden: (news: Loadable<NewsPage>): Loadable<NewsPage> =>
      news.state === 'ready' && hidden.size > 0
        ? ready(
            { ...news.value, articles: news.value.articles.filter(({ article }) => !hidden.has(article.uuid)) },
            { stale: news.stale },
          )
        : news,
  };
}
