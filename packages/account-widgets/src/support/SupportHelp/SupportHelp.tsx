'use client';
import { Accordion, Link, Section, Stack, Text, useMessages } from '@fs/ui';
import { supportHelpMessages } from './SupportHelp.messages.ts';

const topics = ['password', 'google', 'watchlists', 'company', 'emails', 'partnership', 'investor'] as const;

/** Frequently asked questions. */
export type SupportTopic = (typeof topics)[number];

export interface SupportHelpProps {
  /** URL of each answer. Answers without one have no link. */
  hrefs: Readonly<Partial<Record<SupportTopic, string>>>;
  /** Questions to omit, such as that about Google if Google login is unavailable. */
  without?: readonly SupportTopic[];
  /** Version of the app, to mention in requests. */
  version: string;
}

/** Frequently asked questions and the app's version (decision AMB-195). */
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
      <Accordion items={items} canExpandSeveral />
      <Text size="small" tone="muted">
        {messages.version({ version })}
      </Text>
    </Section>
  );
}
