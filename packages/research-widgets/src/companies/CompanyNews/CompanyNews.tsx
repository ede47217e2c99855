'use client';
import type { ArticleListItem } from '@fs/api-contract';
import { type Loadable, Stack, Text, useFormats, useMessages } from '@fs/ui';
import { ArticleTitle } from '../../internal/ArticleTitle.tsx';
import { DealRows } from '../../internal/DealRows.tsx';
import { Headline } from '../../internal/Headline.tsx';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { companyNewsMessages } from './CompanyNews.messages.ts';

/** URL of an article in the app. Undefined if only another site has the article. */
export type NewsHref = (item: ArticleListItem) => string | undefined;

export interface CompanyNewsProps {
  title: string;
  /** Line shown when there are no articles. */
  empty: string;
  /** Newest first. Only the first few if there are more. */
  articles: Loadable<readonly ArticleListItem[]>;
  /** Total number of articles. Default: the number of loaded ones. */
  total?: number;
  hrefOf: NewsHref;
  /** Called when the user asks for all articles and not all are loaded. */
  onShowAll?: () => void;
  /** Whether all articles are loading. */
  isLoadingAll?: boolean;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Articles about a company or a market in rows: title, abstract, source and date. For cards with pictures, use ArticleList. */
export function CompanyNews({
  title,
  empty,
  articles,
  total,
  hrefOf,
  onShowAll,
  isLoadingAll,
  onRetry,
}: CompanyNewsProps) {
  const messages = useMessages(companyNewsMessages);
  const { shortDay } = useFormats();
  const canLoad = onShowAll !== undefined || isLoadingAll === true;
  return (
    <ProfileSection
      title={title}
      of={articles}
      isEmpty={(items) => items.length === 0}
      empty={empty}
      onRetry={onRetry}
      skeletonRows={5}
    >
      {(items) => (
        <Stack gap="4">
          <DealRows
            label={title}
            showAll={messages.showAll}
            total={canLoad ? total : items.length}
            onLoadAll={onShowAll}
            isLoadingAll={isLoadingAll}
            rows={items.map((item) => ({
              id: item.article.uuid,
              title: <ArticleTitle item={item} href={hrefOf(item)} />,
              detail: <Headline>{item.article.description}</Headline>,
              figure: item.article.site_name && <bdi>{item.article.site_name}</bdi>,
              when: shortDay(item.article.published_time.slice(0, 10)),
            }))}
          />
          {total !== undefined && total > items.length && !canLoad && (
            <Text tone="muted">{messages.shown({ shown: items.length, total })}</Text>
          )}
        </Stack>
      )}
    </ProfileSection>
  );
}
