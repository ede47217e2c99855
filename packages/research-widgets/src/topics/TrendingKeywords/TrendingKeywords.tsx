'use client';
import { limits } from '@fs/api-contract';
import { type Loadable, Skeleton, Stack, TagList, Text, useFormats, useMessages } from '@fs/ui';
import { bidiIsolatedDate } from '../../internal/bidiIsolatedDate.ts';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { TagsSkeleton } from '../../internal/sectionSkeletons.tsx';
import { trendingKeywordsMessages } from './TrendingKeywords.messages.ts';

/** Trending keywords and the day up to which they were counted. */
export interface TrendingFacts {
  /** In display order, without duplicates, each with its number of articles in the period. */
  keywords: readonly { name: string; count: number }[];
  /** Length of the period, in days. */
  days: number;
  /** Day of the newest article, `YYYY-MM-DD`. Null if unknown. */
  through: string | null;
}

export interface TrendingKeywordsProps {
  /** The heading. Default: "Trending keywords". */
  title?: string;
  trending: Loadable<TrendingFacts>;
  /** URL of a keyword's results. Without it keywords are plain text. */
  hrefOf?: (keyword: string) => string;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Keywords that appear in the news more often than usual. */
export function TrendingKeywords({ title, trending, hrefOf, onRetry }: TrendingKeywordsProps) {
  const messages = useMessages(trendingKeywordsMessages);
  const formats = useFormats();
  return (
    <ProfileSection
      title={title ?? messages.title}
      of={trending}
      isEmpty={({ keywords }) => keywords.length === 0}
      empty={messages.empty}
      onRetry={onRetry}
      skeleton={
        <Stack gap="3">
          <TagsSkeleton count={limits.trendingShown} />
          <Skeleton size="small" width="quarter" />
        </Stack>
      }
    >
      {({ keywords, days, through }) => (
        <Stack gap="3">
          <TagList
            label={title ?? messages.title}
            shownAtFirst={limits.trendingShown}
            tags={keywords.map(({ name, count }) => ({
              id: name,
              name: messages.counted({ name, count }),
              href: hrefOf?.(name),
            }))}
          />
          {through !== null && (
            <Text size="small" tone="muted">
              <bdi>{messages.through({ days, day: bidiIsolatedDate(formats.shortDay(through)) })}</bdi>
            </Text>
          )}
        </Stack>
      )}
    </ProfileSection>
  );
}
