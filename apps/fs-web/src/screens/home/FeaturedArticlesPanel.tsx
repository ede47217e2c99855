import { limits } from '@fs/api-contract';
import { ArticleList } from '@fs/research-widgets';
import { loading, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { appMessages } from '../../App.messages.ts';
import { companyHref, homePath, wholeAddress } from '../../addresses/appPaths.ts';
import { featuredArticlesQuery } from '../../queries/news.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import type { PanelProps } from './PanelProps.ts';

/** Articles featured by editors. */
export function FeaturedArticlesPanel({ isReady }: PanelProps) {
  const { client, toasts } = useServices();
  const messages = useMessages(appMessages);
  const articles = useQuery(featuredArticlesQuery(client));
  return (
    <ArticleList
      title={messages.featuredArticles}
      empty={messages.noFeaturedArticles}
      articles={isReady ? toLoadable(articles) : loading()}
      expected={limits.featuredArticles}
      hrefOf={() => undefined}
      companyHrefOf={companyHref}
      shareUrlOf={({ article, organization }) =>
        article.url ?? wholeAddress(organization ? companyHref(organization) : homePath)
      }
      onShareNotice={toasts.show}
      onRetry={() => void articles.refetch()}
    />
  );
}
