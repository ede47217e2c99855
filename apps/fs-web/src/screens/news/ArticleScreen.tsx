import { type ArticleLink, articlePath, type CompanyCard, categoryArticlePath } from '@fs/api-contract';
import { NewsArticle } from '@fs/research-widgets';
import { lazyOverlay, Page, Stack, useMessages, useShortcuts } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  curationPath,
  investorHref,
  marketPath,
  newsCategoryPath,
  newsPath,
  personHref,
  wholeAddress,
} from '../../addresses/appPaths.ts';
import { useArticleHref } from '../../addresses/articleLinks.ts';
import { topicsPath } from '../../addresses/linkPaths.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { articleQuery, earnedArticleQuery } from '../../queries/news.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { PageCrumbs } from '../../shell/PageCrumbs.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useCompanyWay } from '../login/useCompanyWay.ts';
import { MissingArticle } from './MissingArticle.tsx';
import { newsMessages } from './news.messages.ts';
import { useCountedRead } from './useCountedRead.ts';

/** Lazy-loaded, because few users open the dialog. */
const AddToList = lazyOverlay(async () => (await import('../feed/AddToList.tsx')).AddToList);

/** One article: by its category and slug, by its id, or what someone else wrote. */
export function ArticleScreen() {
  const messages = useMessages(newsMessages);
  const { client, toasts, environment } = useServices();
  const isSignedIn = useSessionState().user !== undefined;
  const router = useRouter();
  const reachable = useReachable();
  const articleHref = useArticleHref();
  const companyHrefOf = useCompanyWay();
  const { articleId, earnedId, category, slug } = useParams({ strict: false });
  const curated = useQuery({
    ...articleQuery(client, articleId ?? slug ?? ''),
    enabled: earnedId === undefined,
  });
  const earned = useQuery({ ...earnedArticleQuery(client, earnedId ?? ''), enabled: earnedId !== undefined });
  const query = earnedId === undefined ? curated : earned;
  const article = query.data;
  useCountedRead(article?.curated_article && !article.scheduled ? article.id : undefined);
  const [adding, setAdding] = useState<CompanyCard>();
  const path = article && articlePath(article);
  usePageTitle(article?.title, path);
  // The category of an article can change, and its slug has two forms.
  const isElsewhere =
    category !== undefined && path !== undefined && path !== categoryArticlePath(category, slug ?? '');
  useEffect(() => {
    if (isElsewhere) void router.navigate({ href: path, replace: true });
  }, [isElsewhere, path, router]);

  const key = (keys: string, label: string, neighbor: ArticleLink | null | undefined) => {
    const href = neighbor ? articleHref(neighbor) : undefined;
    return href === undefined
      ? []
      : [{ keys, label, group: messages.keys, onPress: () => void router.navigate({ href }) }];
  };
  useShortcuts([...key('j', messages.next, article?.next), ...key('k', messages.previous, article?.previous)]);

  if (query.error instanceof CallFailure && query.error.reason === 'not-found') {
    return (
      <Page id={contentId}>
        <MissingArticle deletedAt={query.error.outcome.deletedAt} />
      </Page>
    );
  }
  return (
    <Page id={contentId}>
      <Stack gap="6">
        <PageCrumbs
          isLoading={query.isPending}
          crumbs={[
            { label: messages.news, href: newsPath },
            ...(article?.category
              ? [{ label: article.category.label, href: newsCategoryPath(article.category.slug) }]
              : []),
          ]}
        />
        <NewsArticle
          article={toLoadable(query)}
          publisher={environment.productName}
          hrefOf={articleHref}
          companyHrefOf={companyHrefOf}
          {...(isSignedIn && { personHrefOf: personHref, investorHrefOf: investorHref })}
          marketHrefOf={marketPath}
          topicHrefOf={reachable(topicsPath([''])) === undefined ? undefined : (topic) => topicsPath([topic])}
          shareUrl={wholeAddress(path ?? router.state.location.pathname)}
          onShareNotice={toasts.show}
          onAddToList={isSignedIn ? setAdding : undefined}
          editHref={article && reachable(curationPath(article.id))}
          onRetry={() => void query.refetch()}
        />
      </Stack>
      {adding && <AddToList isOpen onOpenChange={() => setAdding(undefined)} company={adding} />}
    </Page>
  );
}
