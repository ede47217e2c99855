'use client';
import type { JobOutputs } from '@fs/api-contract';
import { DateText, Heading, Inline, Link, Section, Stack, Text, useMessages } from '@fs/ui';
import type { ReactNode } from 'react';
import { Headline } from '../../internal/Headline.tsx';
import type { ToolLinks } from './ToolLinks.ts';
import * as styles from './ToolResult.css.ts';
import { toolResultMessages } from './ToolResult.messages.ts';

interface PodcastsResultProps extends Pick<ToolLinks, 'hrefOf' | 'articleHrefOf'> {
  found: JobOutputs['podcasts'];
  /** `YYYY-MM-DD` of the data. Null for an example of today. */
  asOf: string | null;
}

/** Episodes about a company, and articles that speak of one. */
export function PodcastsResult({ found, asOf, hrefOf, articleHrefOf }: PodcastsResultProps) {
  const messages = useMessages(toolResultMessages);
  const { company, podcasts, articles } = found;
  return (
    <Stack gap="6">
      <Inline gap="3">
        <Heading level={3} size="title">
          {messages.podcastsAbout({ company: company.name })}
        </Heading>
        <Link href={hrefOf(company)}>{messages.openCompanyOf({ company: company.name })}</Link>
      </Inline>
      {podcasts.length > 0 && (
        <Section title={messages.episodes} level={4} size="label">
          <ul className={styles.list}>
            {podcasts.map(({ id, title, publisher, url, published_at }) => (
              <Mention key={id} day={published_at} by={publisher}>
                {url === null ? (
                  <bdi>{title}</bdi>
                ) : (
                  <Link href={url} isExternal>
                    <bdi>{title}</bdi>
                  </Link>
                )}
              </Mention>
            ))}
          </ul>
        </Section>
      )}
      {articles.length > 0 && (
        <Section title={messages.articles} level={4} size="label">
          <ul className={styles.list}>
            {articles.map((article) => (
              <Mention key={article.id} day={article.published_at}>
                <Link href={articleHrefOf(article)}>
                  <Headline>{article.title}</Headline>
                </Link>
              </Mention>
            ))}
          </ul>
        </Section>
      )}
      <Text size="small" tone="muted">
        {asOf === null ? messages.podcastsSource : messages.asOf({ source: messages.podcastsSource, day: asOf })}
      </Text>
    </Stack>
  );
}

interface MentionProps {
  /** ISO 8601. */
  day: string;
  /** Who published it. */
  by?: string;
  children: ReactNode;
}

function Mention({ day, by, children }: MentionProps) {
  return (
    <li>
      <Stack gap="1">
        <Text weight="semibold">{children}</Text>
        <Text size="small" tone="muted">
          {by !== undefined && (
            <>
              <bdi>{by}</bdi>
              {' · '}
            </>
          )}
          <DateText value={day} />
        </Text>
      </Stack>
    </li>
  );
}
