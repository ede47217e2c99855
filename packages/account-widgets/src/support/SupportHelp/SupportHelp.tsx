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
  /** What the user writes to support. Only what may answer it is shown. Default: all questions and the version. */
  about?: string | undefined;
}

/** Frequently asked questions and the app's version (decision AMB-195). */
export function SupportHelp({ hrefs, without = [], version, about }: SupportHelpProps) {
  const messages = useMessages(supportHelpMessages);
  const items = topics
    .filter((topic) => !without.includes(topic) && (about === undefined || hasStem(about, messages[`${topic}Stems`])))
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
  if (about !== undefined) {
    if (items.length === 0) return null;
    return (
      <Section title={messages.mayAnswer} size="label">
        <Accordion items={items} canExpandSeveral />
      </Section>
    );
  }
  return (
    <Section title={messages.title} size="title">
      <Accordion items={items} canExpandSeveral />
      <Text size="small" tone="muted">
        {messages.version({ version })}
      </Text>
    </Section>
  );
}

/** Whether a text has one of the stems, which are separated by spaces. */
function hasStem(text: string, stems: string): boolean {
  const found = text.toLowerCase();
  return stems.split(' ').some((stem) => found.includes(stem));
}
