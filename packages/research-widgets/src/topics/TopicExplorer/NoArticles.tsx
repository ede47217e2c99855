'use client';
import type { KeywordArticles } from '@fs/api-contract';
import { Section, Stack, TagList, Text, useMessages } from '@fs/ui';
import { topicExplorerMessages } from './TopicExplorer.messages.ts';

interface NoArticlesProps {
  topics: KeywordArticles['topics'];
  topicsHrefOf: (topics: readonly string[]) => string;
}

/** Says that no article has all of the topics, and offers each that has some alone. */
export function NoArticles({ topics, topicsHrefOf }: NoArticlesProps) {
  const messages = useMessages(topicExplorerMessages);
  const alone = topics.length > 1 ? topics.filter(({ count }) => count > 0) : [];
  return (
    <Section title={messages.noArticles} level={2} size="title">
      <Stack gap="4">
        <Text tone="muted">{messages.noArticlesText}</Text>
        {alone.length > 0 && (
          <Stack gap="2">
            <Text>{messages.each}</Text>
            <TagList
              label={messages.each}
              tags={alone.map(({ name, count }) => ({
                id: name,
                name: messages.alone({ name, count }),
                href: topicsHrefOf([name]),
              }))}
            />
          </Stack>
        )}
      </Stack>
    </Section>
  );
}
