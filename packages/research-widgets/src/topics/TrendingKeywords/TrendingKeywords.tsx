'use client';
import { limits } from '@fs/api-contract';
import { type Loadable, Skeleton, Stack, TagList, Text, useFormats, useMessages } from '@fs/ui';
import { bidiIsolatedDate } from '../../internal/bidiIsolatedDate.ts';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { TagsSkeleton } from '../../internal/sectionSkeletons.tsx';
import { trendingKeywordsMessages } from './TrendingKeywords.messages.ts';

/** What trends, and up to which day. */
export interface TrendingFacts {
  /** In the order to show them, each once. */
  keywords: readonly string[];
  /** Day of the newest article, `YYYY-MM-DD`; null where it is not known. */
  through: string | null;
}

export interface TrendingKeywordsProps {
  trending: Loadable<TrendingFacts>;
  /** Address of what there is about a keyword; left out, keywords are text. */
  hrefOf?: (keyword: string) => string;
  /** The user wants another try after a failure. */
  onRetry?: () => void;
}

/** Keywords that the news has more of than usual. */
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
