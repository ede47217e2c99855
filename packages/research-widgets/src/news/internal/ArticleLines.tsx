'use client';
import type { ArticleListItem } from '@fs/api-contract';
import { Skeleton, Text } from '@fs/ui';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import * as styles from './ArticleLines.css.ts';
import { ArticleTitle } from './ArticleTitle.tsx';

interface ArticleLinesProps {
  /** Accessible name of the list. */
  label: string;
  articles: readonly ArticleListItem[];
  /** URL of an article in the app. Undefined if only another site has the article. */
  hrefOf: (item: ArticleListItem) => string | undefined;
  companyHrefOf: CompanyHref;
}

/** Articles as headlines, without pictures: title, company, date and read time. */
export function ArticleLines({ label, articles, hrefOf, companyHrefOf }: ArticleLinesProps) {
  return (
    // Safari drops the list role of a list without markers.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" aria-label={label} className={styles.list}>
      {articles.map((item) => (
        <li key={item.article.uuid} className={styles.line}>
          <Text element="div" size="reading" weight="medium">
            <ArticleTitle title={item.article.title} href={hrefOf(item)} source={item.article.url} />
          </Text>
          <ArticleFacts
            article={item.article}
            company={item.organization && <CompanyLink company={item.organization} hrefOf={companyHrefOf} />}
          />
        </li>
      ))}
    </ul>
  );
}

/** Skeleton of the lines. */
export function ArticleLinesSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className={styles.list}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
        <div key={index} className={styles.line}>
          <Skeleton size="reading" />
          <Skeleton size="small" width="half" />
        </div>
      ))}
    </div>
  );
}
