'use client';
import type { ArticleListItem, SourceCount } from '@fs/api-contract';
import { Button, Heading, type Loadable, Stack, Text, useFormats, useMessages } from '@fs/ui';
import { type ReactNode, useId } from 'react';
import { ArticleTitle } from '../../internal/ArticleTitle.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { DealRows } from '../../internal/DealRows.tsx';
import { Headline } from '../../internal/Headline.tsx';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { DealRowsSkeleton } from '../../internal/sectionSkeletons.tsx';
import { bySource } from './bySource.ts';
import { marketArticlesMessages } from './MarketArticles.messages.ts';

export interface MarketArticlesProps {
  title: string;
  /** What the articles are, of when. */
  note?: string;
  /** Content instead of articles where there are none, with a way on. */
  empty: ReactNode;
  /** Newest first. */
  articles: Loadable<readonly ArticleListItem[]>;
  /** Whether articles are in groups, one per source. @default false */
  isBySource?: boolean;
  /** The number of articles of each source, including those that are not loaded. */
  sources?: readonly SourceCount[] | undefined;
  /** Whether there are more articles than are loaded. @default false */
  hasMore?: boolean;
  /** Whether more articles are loading. @default false */
  isLoadingMore?: boolean;
  /** Called when the user asks for more articles. */
  onShowMore?: () => void;
  /** URL of an article in the app. Undefined if only another site has the article. */
  hrefOf: (item: ArticleListItem) => string | undefined;
  companyHrefOf: CompanyHref;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Articles about the companies of a market in rows, on their own or by source. */
export function MarketArticles(props: MarketArticlesProps) {
  const {
    title,
    note,
    empty,
    articles,
    isBySource = false,
    sources = [],
    hasMore = false,
    isLoadingMore = false,
    onShowMore,
  } = props;
  const messages = useMessages(marketArticlesMessages);
  return (
    <ProfileSection
      title={title}
      of={articles}
      isEmpty={() => false}
      empty=""
      onRetry={props.onRetry}
      skeleton={<DealRowsSkeleton count={8} />}
    >
      {(items) =>
        items.length === 0 ? (
          empty
        ) : (
          <Stack gap="6">
            {isBySource ? (
              bySource(items).map(({ source, articles: of }) => (
                <Source
                  key={source}
                  name={source ?? messages.unknownSource}
                  count={sources.find((known) => known.source === source)?.count ?? of.length}
                >
                  <Rows {...props} label={source ?? messages.unknownSource} items={of} hasSource={false} />
                </Source>
              ))
            ) : (
              <Rows {...props} label={title} items={items} hasSource />
            )}
            {hasMore && (
              <div>
                <Button isPending={isLoadingMore} onPress={() => onShowMore?.()}>
                  {messages.more}
                </Button>
              </div>
            )}
            {note && (
              <Text size="small" tone="muted">
                {note}
              </Text>
            )}
          </Stack>
        )
      }
    </ProfileSection>
  );
}

interface SourceProps {
  name: string;
  count: number;
  children: ReactNode;
}

function Source({ name, count, children }: SourceProps) {
  const messages = useMessages(marketArticlesMessages);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={3} id={id}>
        <bdi>{name}</bdi>
      </Heading>
      <Text size="small" tone="muted">
        {messages.sources({ count })}
      </Text>
      {children}
    </section>
  );
}

interface RowsProps extends Pick<MarketArticlesProps, 'hrefOf' | 'companyHrefOf'> {
  label: string;
  items: readonly ArticleListItem[];
  /** Whether each row names its source. */
  hasSource: boolean;
}

function Rows({ label, items, hasSource, hrefOf, companyHrefOf }: RowsProps) {
  const { shortDay } = useFormats();
  return (
    <DealRows
      label={label}
      rows={items.map((item) => ({
        id: item.article.uuid,
        title: <ArticleTitle item={item} href={hrefOf(item)} />,
        detail: <Headline>{item.article.description}</Headline>,
        figure: item.organization ? (
          <CompanyLink company={item.organization} hrefOf={companyHrefOf} />
        ) : (
          hasSource && item.article.site_name && <bdi>{item.article.site_name}</bdi>
        ),
        when: shortDay(item.article.published_time.slice(0, 10)),
      }))}
    />
  );
}
