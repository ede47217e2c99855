'use client';
import type { ArticleListItem } from '@fs/api-contract';
import { DateText, Stack, Text, useMessages } from '@fs/ui';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { Headline } from '../../internal/Headline.tsx';
import type { ArticleHref } from '../../news/internal/ArticleHref.ts';
import { ArticleTitle } from '../../news/internal/ArticleTitle.tsx';
import * as styles from './ArticleBriefs.css.ts';
import { articleBriefsMessages } from './ArticleBriefs.messages.ts';

export interface ArticleBriefsProps {
  articles: readonly ArticleListItem[];
  /** URL of an article in the app. Undefined if only another site has the article. */
  hrefOf: ArticleHref;
  /** URL of a company's page, or of the way to it. */
  companyHrefOf: CompanyHref;
}

/** Articles in brief: title, summary, day and company. */
export function ArticleBriefs({ articles, hrefOf, companyHrefOf }: ArticleBriefsProps) {
  const messages = useMessages(articleBriefsMessages);
  if (articles.length === 0) return null;
  return (
    // Safari drops the list role of a list without markers.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" aria-label={messages.label} className={styles.list}>
      {articles.map((item) => (
        <li key={item.article.uuid}>
          <Stack gap="1">
            <Text weight="semibold">
              <ArticleTitle title={item.article.title} href={hrefOf(item)} source={item.article.url} />
            </Text>
            <Text>
              <Headline>{item.article.description}</Headline>
            </Text>
            <Text size="small" tone="muted">
              <DateText value={item.article.published_time} />
              {item.organization && (
                <>
                  {' · '}
                  <CompanyLink company={item.organization} hrefOf={companyHrefOf} />
                </>
              )}
            </Text>
          </Stack>
        </li>
      ))}
    </ul>
  );
}
