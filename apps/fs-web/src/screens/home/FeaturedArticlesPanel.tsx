import { limits } from '@fs/api-contract';
import { FeaturedArticles } from '@fs/research-widgets';
import { loading, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { appMessages } from '../../App.messages.ts';
import { companyHref } from '../../addresses/appPaths.ts';
import { useArticleHref, useArticleShareUrl } from '../../addresses/articleLinks.ts';
import { featuredArticlesQuery } from '../../queries/news.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import type { PanelProps } from '../panels/PanelProps.ts';

/** Articles featured by editors. */
export function FeaturedArticlesPanel({ isReady }: PanelProps) {
  const { client, toasts } = useServices();
  const messages = useMessages(appMessages);
  const articleHref = useArticleHref();
  const shareUrl = useArticleShareUrl();
  const articles = useQuery(featuredArticlesQuery(client));
  return (
    <FeaturedArticles
      title={messages.featuredArticles}
      empty={messages.noFeaturedArticles}
      articles={isReady ? toLoadable(articles) : loading()}
      expected={limits.featuredArticles}
      hrefOf={articleHref}
      companyHrefOf={companyHref}
      shareUrlOf={shareUrl}
      onShareNotice={toasts.show}
      onRetry={() => void articles.refetch()}
    />
  );
}
