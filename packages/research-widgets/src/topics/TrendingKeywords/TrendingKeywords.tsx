'use client';
import { limits } from '@fs/api-contract';
import { type Loadable, Skeleton, Stack, TagList, Text, useFormats, useMessages } from '@fs/ui';
import { bidiIsolatedDate } from '../../internal/bidiIsolatedDate.ts';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { TagsSkeleton } from '../../internal/sectionSkeletons.tsx';
import { trendingKeywordsMessages } from './TrendingKeywords.messages.ts';

/** Trending keywords and the day up to which they were counted. */
export interface TrendingFacts {
  /** In display order, without duplicates. */
  keywords: readonly string[];
  /** Day of the newest article, `YYYY-MM-DD`. Null if unknown. */
  through: string | null;
}

export interface TrendingKeywordsProps {
  trending: Loadable<TrendingFacts>;
  /** URL of a keyword's results. Without it keywords are plain text. */
  hrefOf?: (keyword: string) => string;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Keywords that appear in the news more often than usual. */
export function TrendingKeywords({ trending, hrefOf, onRetry }: TrendingKeywordsProps) {
  const messages = useMessages(trendingKeywordsMessages);
  const formats = useFormats();
  return (
    <ProfileSection
      title={messages.title}
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
      {({ keywords, through }) => (
        <Stack gap="3">
          <TagList
            label={messages.title}
            shownAtFirst={limits.trendingShown}
            tags={keywords.map((keyword) => ({ id: keyword, name: keyword, href: hrefOf?.(keyword) }))}
          />
          {through !== null && (
            <Text size="small" tone="muted">
              <bdi>{messages.through({ day: bidiIsolatedDate(formats.day(through)) })}</bdi>
            </Text>
          )}
        </Stack>
      )}
    </ProfileSection>
  );
}
