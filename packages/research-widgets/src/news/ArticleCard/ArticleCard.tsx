'use client';
import type { ArticleListItem } from '@fs/api-contract';
import {
  DateText,
  Heading,
  type HeadingLevel,
  IconButton,
  Inline,
  Link,
  ShareMenu,
  type ShareNotice,
  Text,
  useMessages,
} from '@fs/ui';
import { useId, useState } from 'react';
import { CompanyLogo } from '../../companies/CompanyLogo/CompanyLogo.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { pictureAddress } from '../../internal/pictureAddress.ts';
import * as styles from './ArticleCard.css.ts';
import { articleCardMessages } from './ArticleCard.messages.ts';
import { ArticleCardActions, type ArticleCardActionsProps } from './ArticleCardActions.tsx';
import { Placeholder } from './Placeholder.tsx';
import { readTime } from './readTime.ts';

export interface ArticleCardProps extends ArticleCardActionsProps {
  /** For editors: called to open the curation of this article. */
  onEdit?: () => void;
  item: ArticleListItem;
  /** URL of the article in the app. Default: the article's original URL. */
  href?: string;
  /** URL of a company's page. */
  companyHrefOf: CompanyHref;
  /** Absolute URL to share. */
  shareUrl: string;
  /** Called with the outcome of sharing. Show it, for example as a toast. */
  onShareNotice: (notice: ShareNotice) => void;
  /**
   * Heading level of the title.
   * @default 3
   */
  level?: HeadingLevel;
}

/** An article in a list: image, text, companies and actions. */
export function ArticleCard({
  item,
  href,
  companyHrefOf,
  shareUrl,
  onShareNotice,
  onEdit,
  level = 3,
  ...actions
}: ArticleCardProps) {
  const titleId = useId();
  const { article, organization } = item;
  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <Picture articleId={article.uuid} url={article.image} />
      <div className={styles.body}>
        <Heading level={level} size="title" id={titleId}>
          <Title title={article.title} href={href} source={article.url} />
        </Heading>
        <span className={styles.description}>
          <Text element="span">
            <bdi>{article.description}</bdi>
          </Text>
        </span>
        {organization && (
          <span className={styles.company}>
            <CompanyLogo name={organization.name} logoUrl={organization.logo_url} />
            <CompanyLink company={organization} hrefOf={companyHrefOf} />
          </span>
        )}
        <div className={styles.foot}>
          <Facts {...article} />
          <Inline gap="0">
            {onEdit && <EditButton onPress={onEdit} />}
            <ShareMenu isIconOnly size="small" url={shareUrl} title={article.title} onNotice={onShareNotice} />
          </Inline>
        </div>
        <ArticleCardActions {...actions} />
      </div>
    </article>
  );
}

function Picture({ articleId, url }: { articleId: string; url: string | null }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (url === null || url === failedUrl) return <Placeholder articleId={articleId} />;
  return (
    <img
      src={pictureAddress(url)}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailedUrl(url)}
      className={styles.image}
    />
  );
}

function Title({ title, href, source }: { title: string; href?: string; source: string | null }) {
  if (href !== undefined) {
    return (
      <Link href={href} tone="plain">
        <bdi>{title}</bdi>
      </Link>
    );
  }
  if (source === null) return <bdi>{title}</bdi>;
  return (
    <Link href={source} tone="plain" isExternal>
      <bdi>{title}</bdi>
    </Link>
  );
}

function EditButton({ onPress }: { onPress: () => void }) {
  const messages = useMessages(articleCardMessages);
  return (
    <IconButton label={messages.edit} size="small" onPress={onPress}>
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        width="16"
        height="16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path d="M3 13l.7-3L10.6 3.1a1 1 0 0 1 1.4 0l.9.9a1 1 0 0 1 0 1.4L6 12.3z" />
      </svg>
    </IconButton>
  );
}

function Facts({ site_name, published_time, word_count }: ArticleListItem['article']) {
  const messages = useMessages(articleCardMessages);
  return (
    <span className={styles.facts}>
      {site_name && (
        <Text element="span" size="small" tone="muted">
          <bdi>{site_name}</bdi>
        </Text>
      )}
      <Text element="span" size="small" tone="muted">
        <DateText value={published_time} />
      </Text>
      {word_count !== null && (
        <Text element="span" size="small" tone="muted">
          <bdi>{messages.readTime({ minutes: readTime(word_count) })}</bdi>
        </Text>
      )}
    </span>
  );
}
