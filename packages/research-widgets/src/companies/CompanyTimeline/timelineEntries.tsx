'use client';
import { Link, useMessages } from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { Headline } from '../../internal/Headline.tsx';
import type { NewsHref } from '../CompanyNews/CompanyNews.tsx';
import { companyTimelineMessages } from './CompanyTimeline.messages.ts';
import type { TimelineEvent } from './timelineEvents.ts';

export interface EventTitleProps {
  event: TimelineEvent;
  /** URL of a company's page. Without it companies are plain text. */
  hrefOf?: CompanyHref;
  /** Without it articles are plain text. */
  articleHrefOf?: NewsHref;
}

/** What happened, in a few words. */
export function EventTitle({ event, hrefOf, articleHrefOf }: EventTitleProps) {
  const messages = useMessages(companyTimelineMessages);
  const deals = useMessages(dealMessages);
  switch (event.kind) {
    case 'founded':
      return messages.founded;
    case 'round':
      return deals.round({ type: event.round.round_type, code: event.round.round_code });
    case 'article': {
      const { article } = event.item;
      const href = articleHrefOf?.(event.item) ?? (articleHrefOf && article.url);
      const title = <Headline>{article.title}</Headline>;
      return href ? (
        <Link href={href} isExternal={href === article.url}>
          {title}
        </Link>
      ) : (
        title
      );
    }
    default: {
      const other = event.kind === 'acquired' ? event.deal.acquired : event.deal.acquirer;
      return (
        <>
          {messages[event.kind]} {hrefOf ? <CompanyLink company={other} hrefOf={hrefOf} /> : <bdi>{other.name}</bdi>}
        </>
      );
    }
  }
}

/** The amount of a deal. Nothing for other events. */
export function EventDetail({ event }: { event: TimelineEvent }) {
  if (event.kind === 'round') return <Amount amount={event.round.raised_usd} />;
  if ('deal' in event) return <Amount amount={event.deal.price} currency={event.deal.currency} />;
  return null;
}
