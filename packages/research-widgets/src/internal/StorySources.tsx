'use client';
import type { ArticleLink } from '@fs/api-contract';
import { Button, Link, Text, useMessages } from '@fs/ui';
import { useId, useState } from 'react';
import { Headline } from './Headline.tsx';
import * as styles from './StorySources.css.ts';
import { storySourcesMessages } from './StorySources.messages.ts';

interface StorySourcesProps {
  sources: readonly ArticleLink[];
  /** URL of the article in the app. Undefined if only its site has it. */
  hrefOf?: ((source: ArticleLink) => string | undefined) | undefined;
}

/** "Also in 3 sources", which shows them. */
export function StorySources({ sources, hrefOf }: StorySourcesProps) {
  const messages = useMessages(storySourcesMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (sources.length === 0) return null;
  return (
    <div className={styles.sources}>
      <Button
        size="small"
        tone="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPress={() => setOpen(!isOpen)}
      >
        {messages.also({ count: sources.length })}
      </Button>
      {isOpen && (
        <div id={id}>
          <StorySourceList sources={sources} hrefOf={hrefOf} />
        </div>
      )}
    </div>
  );
}

/** The other articles about a story: source and title, which links to each. */
export function StorySourceList({ sources, hrefOf }: StorySourcesProps) {
  const messages = useMessages(storySourcesMessages);
  return (
    // Safari drops the list role of a list without markers.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" className={styles.list}>
      {sources.map((source) => (
        <li key={source.uuid}>
          <Text size="small" tone="muted">
            <bdi>{source.site_name ?? messages.unnamed}</bdi>
          </Text>
          <Text>
            <SourceTitle source={source} href={hrefOf?.(source)} />
          </Text>
        </li>
      ))}
    </ul>
  );
}

function SourceTitle({ source: { title, url }, href }: { source: ArticleLink; href: string | undefined }) {
  const text = <Headline>{title}</Headline>;
  if (href !== undefined) return <Link href={href}>{text}</Link>;
  if (url === null) return text;
  return (
    <Link href={url} isExternal>
      {text}
    </Link>
  );
}
