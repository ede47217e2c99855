'use client';
import type { ArticleLink, ArticleListItem, TextPart } from '@fs/api-contract';
import { Heading, type HeadingLevel, IconButton, Inline, ShareMenu, type ShareNotice, Text, useMessages } from '@fs/ui';
import { useId, useState } from 'react';
import { CompanyLogo } from '../../companies/CompanyLogo/CompanyLogo.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { Headline } from '../../internal/Headline.tsx';
import { pictureAddress } from '../../internal/pictureAddress.ts';
import { StorySources } from '../../internal/StorySources.tsx';
import { ArticleFacts } from '../internal/ArticleFacts.tsx';
import { ArticleTitle } from '../internal/ArticleTitle.tsx';
import * as styles from './ArticleCard.css.ts';
import { articleCardMessages } from './ArticleCard.messages.ts';
import { ArticleCardActions, type ArticleCardActionsProps } from './ArticleCardActions.tsx';
import { Placeholder } from './Placeholder.tsx';
import { placeholderOf } from './placeholderOf.ts';

/** `lead` puts the picture above the text. `text` is a row in which the text leads. */
export type ArticleCardLook = 'lead' | 'text';

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
  /** @default 'lead' */
  look?: ArticleCardLook;
  /**
   * Which of the four stock pictures replaces a missing one, from 0. Null for none, so that no two in view are alike.
   * Default: the article's own, for a lead; none for a text.
   */
  placeholder?: number | null;
  /**
   * Whether the picture loads before others: for the largest picture that a page opens with.
   * @default false
   */
  isFirst?: boolean;
  /** A passage of the text with the words that were searched for. Default: none. */
  passage?: readonly TextPart[];
  /** Articles of other sources about the same story. Default: none. */
  sources?: readonly ArticleLink[];
  /** URL of such an article in the app. Undefined if only its site has it. */
  sourceHrefOf?: (source: ArticleLink) => string | undefined;
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
  look = 'lead',
  placeholder,
  isFirst = false,
  passage,
  sources = [],
  sourceHrefOf,
  ...actions
}: ArticleCardProps) {
  const titleId = useId();
  const { article, organization } = item;
  const standIn = placeholder === undefined && look === 'lead' ? placeholderOf(article.uuid) : placeholder;
  const company = organization && (
    <span className={styles.company}>
      <CompanyLogo name={organization.name} logoUrl={organization.logo_url} />
      <CompanyLink company={organization} hrefOf={companyHrefOf} tone="name" />
    </span>
  );
  return (
    <article aria-labelledby={titleId} className={styles.card[look]}>
      <Picture url={article.image} placeholder={standIn ?? null} look={look} isFirst={isFirst} />
      <div className={styles.body[look]}>
        <Heading level={level} size="title" id={titleId}>
          <ArticleTitle title={article.title} href={href} source={article.url} />
        </Heading>
        <span className={styles.description}>
          <Text element="span">
            <Headline>{article.description}</Headline>
          </Text>
        </span>
        {passage && <Passage parts={passage} />}
        {look === 'lead' && company}
        <div className={styles.foot}>
          <span className={styles.facts}>
            {look === 'text' && company}
            <ArticleFacts article={article} />
          </span>
          <Inline gap="0">
            {onEdit && <EditButton onPress={onEdit} />}
            <ShareMenu isIconOnly size="small" url={shareUrl} title={article.title} onNotice={onShareNotice} />
          </Inline>
        </div>
        <StorySources sources={sources} hrefOf={sourceHrefOf} />
        <ArticleCardActions {...actions} />
      </div>
    </article>
  );
}

function Passage({ parts }: { parts: readonly TextPart[] }) {
  return (
    <Text element="p" size="small" tone="muted">
      <bdi className={styles.passage}>
        {parts.map(({ text, is_match }, index) =>
          is_match ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity
            <mark key={index} className={styles.match}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </bdi>
    </Text>
  );
}

interface PictureProps {
  url: string | null;
  placeholder: number | null;
  look: ArticleCardLook;
  isFirst: boolean;
}

function Picture({ url, placeholder, look, isFirst }: PictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (url === null || url === failedUrl) {
    return placeholder === null ? null : <Placeholder place={placeholder} className={styles.placeholder[look]} />;
  }
  return (
    <img
      src={pictureAddress(url)}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'sync' : 'async'}
      referrerPolicy="no-referrer"
      onError={() => setFailedUrl(url)}
      className={styles.image[look]}
    />
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
