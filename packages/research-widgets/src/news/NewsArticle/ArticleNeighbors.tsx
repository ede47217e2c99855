'use client';
import type { ArticleLink, NewsArticle } from '@fs/api-contract';
import { Section, Text, useMessages } from '@fs/ui';
import type { ArticleHref } from '../internal/ArticleHref.ts';
import { ArticleTitle } from '../internal/ArticleTitle.tsx';
import * as styles from './NewsArticle.css.ts';
import { newsArticleMessages } from './NewsArticle.messages.ts';

interface ArticleNeighborsProps {
  article: NewsArticle;
  hrefOf: ArticleHref;
}

/** The next and the previous article of the category, with their keys. */
export function ArticleNeighbors({ article: { category, next, previous }, hrefOf }: ArticleNeighborsProps) {
  const messages = useMessages(newsArticleMessages);
  if (category === null || (next === null && previous === null)) return null;
  return (
    <Section title={messages.more({ category: category.label })} level={2} size="title" className={styles.after}>
      <div className={styles.neighbors}>
        {next && <Neighbor name={messages.next} keyName="J" article={next} hrefOf={hrefOf} />}
        {previous && <Neighbor name={messages.previous} keyName="K" article={previous} hrefOf={hrefOf} />}
      </div>
    </Section>
  );
}

interface NeighborProps {
  name: string;
  keyName: string;
  article: ArticleLink;
  hrefOf: ArticleHref;
}

function Neighbor({ name, keyName, article, hrefOf }: NeighborProps) {
  return (
    <div className={styles.neighbor}>
      <Text size="small" tone="muted">
        {name} <kbd className={styles.key}>{keyName}</kbd>
      </Text>
      <Text element="div" size="reading" weight="medium">
        <ArticleTitle title={article.title} href={hrefOf(article)} source={article.url} />
      </Text>
    </div>
  );
}
