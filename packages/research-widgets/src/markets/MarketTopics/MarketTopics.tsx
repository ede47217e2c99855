'use client';
import type { ArticleListItem } from '@fs/api-contract';
import { type Loadable, Stack, TagList, Text, useMessages } from '@fs/ui';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { TagsSkeleton } from '../../internal/sectionSkeletons.tsx';
import { marketTopicsMessages } from './MarketTopics.messages.ts';
import { topicsOf } from './topicsOf.ts';

export interface MarketTopicsProps {
  /** The articles whose topics count. */
  articles: Loadable<readonly Pick<ArticleListItem, 'keywords'>[]>;
  /** URL of a topic's page. Without it topics are plain text. */
  hrefOf?: (topic: string) => string;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Number of topics before the list is expanded. */
const shownAtFirst = 9;

/** What the articles about a market are about, each topic with its number of articles. */
export function MarketTopics({ articles, hrefOf, onRetry }: MarketTopicsProps) {
  const messages = useMessages(marketTopicsMessages);
  return (
    <ProfileSection
      title={messages.title}
      of={articles}
      isEmpty={(known) => topicsOf(known).length === 0}
      empty={messages.empty}
      onRetry={onRetry}
      skeleton={<TagsSkeleton count={shownAtFirst} />}
    >
      {(known) => (
        <Stack gap="2">
          <TagList
            label={messages.title}
            shownAtFirst={shownAtFirst}
            tags={topicsOf(known).map(({ name, count }) => ({
              id: name,
              name: messages.counted({ name, count }),
              href: hrefOf?.(name),
            }))}
          />
          <Text size="small" tone="muted">
            {messages.source({ count: known.length })}
          </Text>
        </Stack>
      )}
    </ProfileSection>
  );
}
