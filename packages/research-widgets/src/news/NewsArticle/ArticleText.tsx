'use client';
import type { NewsArticle } from '@fs/api-contract';
import { Badge, Heading, Inline, Link, LinkButton, Markdown, ShareMenu, Text, useMessages } from '@fs/ui';
import { useId, useState } from 'react';
import { directionOfText } from '../../internal/directionOfText.ts';
import { pictureAddress } from '../../internal/pictureAddress.ts';
import { ArticleFacts } from '../internal/ArticleFacts.tsx';
import type { ArticleLinks } from './ArticleLinks.ts';
import * as styles from './NewsArticle.css.ts';
import { newsArticleMessages } from './NewsArticle.messages.ts';

interface ArticleTextProps extends Pick<ArticleLinks, 'publisher' | 'shareUrl' | 'onShareNotice' | 'editHref'> {
  article: NewsArticle;
}

/** Title, date, read time and source, key points, and the text: all of our own articles, an extract of others. */
export function ArticleText({ article, publisher, shareUrl, onShareNotice, editHref }: ArticleTextProps) {
  const messages = useMessages(newsArticleMessages);
  const { title, description, image, content, summary, scheduled } = article;
  return (
    <>
      <header className={styles.head}>
        <div dir={directionOfText(title) ?? 'auto'}>
          <Heading level={1}>{title}</Heading>
        </div>
        {description !== '' && (
          <p className={styles.abstract} dir={directionOfText(description) ?? 'auto'}>
            {description}
          </p>
        )}
        <div className={styles.bar}>
          <Inline gap="3">
            {scheduled && <Badge tone="caution">{messages.scheduled}</Badge>}
            <ArticleFacts article={{ ...article, site_name: sourceOf(article) ?? publisher }} />
          </Inline>
          <Inline gap="2">
            {editHref !== undefined && (
              <LinkButton size="small" href={editHref}>
                {messages.edit}
              </LinkButton>
            )}
            <ShareMenu size="small" url={shareUrl} title={title} onNotice={onShareNotice} />
          </Inline>
        </div>
      </header>
      {image !== null && <Picture url={image} />}
      {summary.length > 0 && <KeyPoints points={summary} />}
      {content !== '' && <Markdown source={content} />}
      <ReadAt article={article} />
    </>
  );
}

/** Name of the site that published the article. Null for our own. */
function sourceOf({ site_name, earned_content }: NewsArticle): string | null {
  return site_name ?? earned_content?.source ?? null;
}

/** The way to the whole text of an article that someone else wrote. */
function ReadAt({ article }: { article: NewsArticle }) {
  const messages = useMessages(newsArticleMessages);
  const url = article.earned_content?.url ?? article.url;
  if (url === null) return null;
  return (
    <Text size="reading" weight="medium">
      <Link href={url} isExternal>
        <bdi>{messages.readAt({ source: sourceOf(article) ?? messages.itsSource })}</bdi>
      </Link>
    </Text>
  );
}

function KeyPoints({ points }: { points: readonly string[] }) {
  const { keyPoints } = useMessages(newsArticleMessages);
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.keyPoints}>
      <Heading level={2} size="label" id={id}>
        {keyPoints}
      </Heading>
      <ul className={styles.points} dir="auto">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

/** The article's own picture. Without it, or if it fails to load, the text begins at once. */
function Picture({ url }: { url: string }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (url === failedUrl) return null;
  return (
    <img
      src={pictureAddress(url)}
      alt=""
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailedUrl(url)}
      className={styles.picture}
    />
  );
}
