'use client';
import type { Article } from '@fs/api-contract';
import { DateText, Text, useMessages } from '@fs/ui';
import type { ReactNode } from 'react';
import { articleCardMessages } from '../ArticleCard/ArticleCard.messages.ts';
import { readTime } from '../ArticleCard/readTime.ts';
import * as styles from './ArticleFacts.css.ts';

interface ArticleFactsProps {
  article: Pick<Article, 'site_name' | 'published_time' | 'word_count'>;
  /** The company, before the other facts. */
  company?: ReactNode;
}

/** Source, date and read time of an article, in one line. */
export function ArticleFacts({ article: { site_name, published_time, word_count }, company }: ArticleFactsProps) {
  const messages = useMessages(articleCardMessages);
  return (
    <Text element="div" size="small" tone="muted" className={styles.facts}>
      {company && <span>{company}</span>}
      {site_name && (
        <span>
          <bdi>{site_name}</bdi>
        </span>
      )}
      <span>
        <DateText value={published_time} />
      </span>
      {word_count !== null && (
        <span>
          <bdi>{messages.readTime({ minutes: readTime(word_count) })}</bdi>
        </span>
      )}
    </Text>
  );
}
