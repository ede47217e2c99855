'use client';
import type { Podcast } from '@fs/api-contract';
import { DateText, Link, type Loadable, Text, Timeline, useMessages } from '@fs/ui';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { companyPodcastsMessages } from './CompanyPodcasts.messages.ts';

export interface CompanyPodcastsProps {
  /** Newest first. */
  podcasts: Loadable<readonly Podcast[]>;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Podcast episodes about a company. */
export function CompanyPodcasts({ podcasts, onRetry }: CompanyPodcastsProps) {
  const messages = useMessages(companyPodcastsMessages);
  return (
    <ProfileSection
      title={messages.title}
      of={podcasts}
      isEmpty={(episodes) => episodes.length === 0}
      empty={messages.empty}
      onRetry={onRetry}
    >
      {(episodes) => (
        <Timeline
          items={episodes.map(({ id, title, url, publisher, description, published_time }) => ({
            id,
            when: <DateText value={published_time} />,
            title:
              url === null ? (
                <bdi>{title}</bdi>
              ) : (
                <Link href={url} isExternal>
                  <bdi>{title}</bdi>
                </Link>
              ),
            content: (
              <>
                <Text size="small" tone="muted">
                  <bdi>{publisher}</bdi>
                </Text>
                <Text>
                  <bdi>{description}</bdi>
                </Text>
              </>
            ),
          }))}
        />
      )}
    </ProfileSection>
  );
}
