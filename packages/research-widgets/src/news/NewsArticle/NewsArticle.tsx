'use client';
import type { NewsArticle as Article } from '@fs/api-contract';
import { type Loadable, LoadableView, Stack, useMessages } from '@fs/ui';
import { StandInHeading } from '../../internal/StandInHeading.tsx';
import type { ArticleLinks } from './ArticleLinks.ts';
import { ArticleMargin } from './ArticleMargin.tsx';
import { ArticleNeighbors } from './ArticleNeighbors.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import { ArticleText } from './ArticleText.tsx';
import * as styles from './NewsArticle.css.ts';
import { newsArticleMessages } from './NewsArticle.messages.ts';
import { RelatedArticles } from './RelatedArticles.tsx';

export interface NewsArticleProps extends ArticleLinks {
  article: Loadable<Article>;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** An article: its text, and beside it the company with its money, the deal, markets, topics and other sources. */
export function NewsArticle({ article, onRetry, ...page }: NewsArticleProps) {
  const messages = useMessages(newsArticleMessages);
  return (
    <Stack gap="4">
      <StandInHeading of={article}>{messages.article}</StandInHeading>
      <LoadableView of={article} onRetry={onRetry} skeleton={<ArticleSkeleton />}>
        {(known) => (
          <div className={styles.page}>
            <div className={styles.columns}>
              <div className={styles.text}>
                <ArticleText article={known} {...page} />
                <ArticleNeighbors article={known} hrefOf={page.hrefOf} />
              </div>
              <ArticleMargin article={known} {...page} />
              {known.related.length > 0 && (
                <RelatedArticles articles={known.related} hrefOf={page.hrefOf} companyHrefOf={page.companyHrefOf} />
              )}
            </div>
          </div>
        )}
      </LoadableView>
    </Stack>
  );
}
