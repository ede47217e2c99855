import { limits } from '@fs/api-contract';
import { ArticleList } from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import { appMessages } from '../../App.messages.ts';
import { companyHref, homePath, wholeAddress } from '../../addresses/appPaths.ts';
import { featuredArticlesQuery } from '../../queries/news.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';

/** Articles featured by editors. */
export function FeaturedArticlesPanel() {
  const { client, toasts } = useServices();
  const articles = useQuery(featuredArticlesQuery(client));
  return (
    <ArticleList
      title={appMessages.featuredArticles}
      empty={appMessages.noFeaturedArticles}
      articles={toLoadable(articles)}
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
