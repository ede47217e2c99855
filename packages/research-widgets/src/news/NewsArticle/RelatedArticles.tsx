'use client';
import type { ArticleListItem } from '@fs/api-contract';
import { Section, useMessages } from '@fs/ui';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import type { ArticleHref } from '../internal/ArticleHref.ts';
import { ArticleLines } from '../internal/ArticleLines.tsx';
import * as styles from './NewsArticle.css.ts';
import { newsArticleMessages } from './NewsArticle.messages.ts';

interface RelatedArticlesProps {
  articles: readonly ArticleListItem[];
  hrefOf: ArticleHref;
  companyHrefOf: CompanyHref;
}

/** Articles about the same companies and topics. */
export function RelatedArticles({ articles, hrefOf, companyHrefOf }: RelatedArticlesProps) {
  const { related } = useMessages(newsArticleMessages);
  return (
    <Section title={related} level={2} size="title" className={styles.related}>
      <ArticleLines label={related} articles={articles} hrefOf={hrefOf} companyHrefOf={companyHrefOf} />
    </Section>
  );
}
