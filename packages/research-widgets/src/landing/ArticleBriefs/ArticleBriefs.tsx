'use client';
import type { ArticleListItem } from '@fs/api-contract';
import { DateText, Link, Stack, Text, useMessages } from '@fs/ui';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import * as styles from './ArticleBriefs.css.ts';
import { articleBriefsMessages } from './ArticleBriefs.messages.ts';

export interface ArticleBriefsProps {
  articles: readonly ArticleListItem[];
  /** URL of a company's page, or of the way to it. */
  companyHrefOf: CompanyHref;
}

/** Articles in brief: title, summary, day and company. Our own articles have no address of their own yet. */
export function ArticleBriefs({ articles, companyHrefOf }: ArticleBriefsProps) {
  const messages = useMessages(articleBriefsMessages);
  if (articles.length === 0) return null;
  return (
    // Safari drops the list role of a list without markers.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" aria-label={messages.label} className={styles.list}>
      {articles.map(({ article, organization }) => (
        <li key={article.uuid}>
          <Stack gap="1">
            <Text weight="semibold">
              {article.url === null ? (
                <bdi>{article.title}</bdi>
              ) : (
                <Link href={article.url} tone="plain" isExternal>
                  <bdi>{article.title}</bdi>
                </Link>
              )}
            </Text>
            <Text>
              <bdi>{article.description}</bdi>
            </Text>
            <Text size="small" tone="muted">
              <DateText value={article.published_time} />
              {organization && (
                <>
                  {' · '}
                  <CompanyLink company={organization} hrefOf={companyHrefOf} />
                </>
              )}
            </Text>
          </Stack>
        </li>
      ))}
    </ul>
  );
}
