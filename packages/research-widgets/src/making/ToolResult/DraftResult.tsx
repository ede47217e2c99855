'use client';
import type { Fact, JobOutputs } from '@fs/api-contract';
import {
  Badge,
  Button,
  Card,
  CopyButton,
  Heading,
  Inline,
  Link,
  Popover,
  Stack,
  Text,
  useFormats,
  useMessages,
} from '@fs/ui';
import type { ToolLinks } from './ToolLinks.ts';
import * as styles from './ToolResult.css.ts';
import { toolResultMessages } from './ToolResult.messages.ts';

type Draft = JobOutputs['blog'];

interface DraftResultProps extends ToolLinks {
  type: 'blog' | 'social' | 'content';
  draft: Draft;
  /** `YYYY-MM-DD` of the facts. Null for an example of today. */
  asOf: string | null;
}

/** A draft, posts or ideas: sentences that each cite facts, and what wrote them. */
export function DraftResult({ type, draft, asOf, ...links }: DraftResultProps) {
  const messages = useMessages(toolResultMessages);
  const { title, tone, writer, sentences, facts } = draft;
  const source = messages.factCount({ count: facts.length });
  const isByModel = writer === 'model';
  return (
    <Stack gap="4">
      <Stack gap="2">
        <Heading level={3} size="title" lang="en">
          <bdi>{title}</bdi>
        </Heading>
        <Inline gap="2">
          <Badge tone={isByModel ? 'accent' : 'neutral'}>
            {isByModel ? messages.writtenByModel : messages.writtenByFacts}
          </Badge>
          <Text size="small" tone="muted">
            {messages.tone({ tone })}
          </Text>
        </Inline>
        <Text size="small" tone="muted">
          {isByModel ? messages.writtenByModelText : messages.writtenByFactsText}
        </Text>
      </Stack>
      <div className={styles.draft}>
        <ul className={styles.list}>
          {sentences.map((sentence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other identity, and don’t move
            <li key={index}>
              {type === 'social' ? (
                <Card>
                  <Stack gap="3">
                    <Sentence sentence={sentence} facts={facts} {...links} />
                    <CopyButton size="small" label={messages.copyPost} value={sentence.text} />
                  </Stack>
                </Card>
              ) : (
                <Sentence sentence={sentence} facts={facts} {...links} />
              )}
            </li>
          ))}
        </ul>
      </div>
      {type !== 'social' && <CopyButton label={messages.copyDraft} value={toText(draft)} />}
      <Text size="small" tone="muted">
        {asOf === null ? source : messages.asOf({ source, day: asOf })}
      </Text>
    </Stack>
  );
}

/** A draft as text, with the numbers of its facts, which follow it. */
function toText({ title, sentences, facts }: Draft): string {
  const body = sentences.map(({ text, facts: cited }) => `${text} ${cited.map((at) => `[${at + 1}]`).join('')}`);
  const notes = facts.map(({ text }, index) => `[${index + 1}] ${text}`);
  return [title, ...body, notes.join('\n')].join('\n\n');
}

interface SentenceProps extends ToolLinks {
  sentence: Draft['sentences'][number];
  facts: readonly Fact[];
}

function Sentence({ sentence: { text, facts: cited }, facts, ...links }: SentenceProps) {
  return (
    // Its facts follow it in its own direction.
    <div className={styles.sentence} dir="auto">
      <Text element="span" size="reading" lang="en">
        <bdi>{text}</bdi>
      </Text>
      <span className={styles.citations}>
        {cited.map((at) => {
          const fact = facts[at];
          return fact && <Citation key={at} index={at + 1} fact={fact} {...links} />;
        })}
      </span>
    </div>
  );
}

interface CitationProps extends ToolLinks {
  /** From 1. */
  index: number;
  fact: Fact;
}

/** The number of a fact, which opens it with a link to the page that shows it. */
function Citation({ index, fact, ...links }: CitationProps) {
  const messages = useMessages(toolResultMessages);
  const { number } = useFormats();
  const { kind, id } = fact.page;
  const article = (articleKind: 'article' | 'earned') => ({
    href: links.articleHrefOf({ id, kind: articleKind }),
    label: messages.openArticle,
  });
  const pages = {
    company: { href: links.hrefOf({ id }), label: messages.openCompany },
    article: article('article'),
    earned: article('earned'),
    market: { href: links.marketHrefOf({ id }), label: messages.openMarket },
  };
  const name = messages.fact({ index });
  return (
    <Popover
      label={name}
      trigger={
        <Button size="small" tone="quiet" aria-label={name}>
          {number(index)}
        </Button>
      }
    >
      <div className={styles.fact}>
        <Stack gap="2">
          <Text>
            <bdi>{fact.text}</bdi>
          </Text>
          <Link href={pages[kind].href}>{pages[kind].label}</Link>
        </Stack>
      </div>
    </Popover>
  );
}
