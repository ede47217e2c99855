'use client';
import { Accordion, Link, Section, Stack, Text, useMessages } from '@fs/ui';
import { supportHelpMessages } from './SupportHelp.messages.ts';

const topics = ['password', 'google', 'watchlists', 'company', 'emails'] as const;

/** What is often asked. */
export type SupportTopic = (typeof topics)[number];

export interface SupportHelpProps {
  /** Where each answer leads. One without an address is an answer without a link. */
  hrefs: Readonly<Partial<Record<SupportTopic, string>>>;
  /** Questions that do not come up here, such as Google's where nobody can come with it. */
  without?: readonly SupportTopic[];
  /** The app's version, to name when asking. */
  version: string;
}

/** Answers to what is often asked, and the version (decision AMB-195). */
export function SupportHelp({ hrefs, without = [], version }: SupportHelpProps) {
  const messages = useMessages(supportHelpMessages);
  const items = topics
    .filter((topic) => !without.includes(topic))
    .map((topic) => {
      const href = hrefs[topic];
      return {
        id: topic,
        title: messages[`${topic}Question`],
        content: (
          <Stack gap="2" align="start">
            <Text>{messages[`${topic}Answer`]}</Text>
            {href !== undefined && <Link href={href}>{messages[`${topic}Way`]}</Link>}
          </Stack>
        ),
      };
    });
  return (
    <Section title={messages.title} size="title">
      <Accordion items={items} allowsMultipleExpanded />
      <Text size="small" tone="muted">
        {messages.version({ version })}
      </Text>
    </Section>
  );
}
