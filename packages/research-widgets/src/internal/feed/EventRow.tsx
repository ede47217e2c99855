'use client';
import type { FeedItem, Followed } from '@fs/api-contract';
import {
  DateText,
  dayOf,
  hoverCardTrigger,
  Link,
  Text,
  useFormats,
  useMessages,
  useTimeZone,
  VisuallyHidden,
} from '@fs/ui';
import { Fragment, type ReactNode } from 'react';
import { wasBought } from '../../watchlists/WatchlistDetail/wasBought.ts';
import { Amount } from '../Amount.tsx';
import { type CompanyHref, CompanyLink } from '../CompanyLink.tsx';
import { dealMessages } from '../deals.messages.ts';
import { Headline } from '../Headline.tsx';
import type { InvestorHref, PersonHref } from '../InvestorLink.tsx';
import * as styles from './EventRow.css.ts';
import { feedEventMessages } from './feedEvent.messages.ts';
import { KindIcon } from './KindIcon.tsx';
import { useSince } from './useSince.ts';

/** Where an event's names lead. */
export interface EventLinks {
  companyHrefOf: CompanyHref;
  /** URL of an angel. Without it, their names are no links. */
  personHrefOf?: PersonHref;
  /** URL of the rounds of an investor without a page. Without it, their names are no links. */
  investorHrefOf?: InvestorHref;
  /** URL of a watchlist's page. */
  listHrefOf: (list: { id: string }) => string;
  /** URL of an article in the app. Undefined if only another site has the article. */
  articleHrefOf: (item: FeedItem) => string | undefined;
  /** URL of a followed market or topic. */
  followedHrefOf: (followed: Followed) => string;
}

export interface EventRowProps extends EventLinks {
  item: FeedItem;
  /** Whether it arrived since the user last looked. */
  isNew: boolean;
  now: Date;
  /** Whether a heading above names the day of the arrival, so that the row has its time only. @default false */
  isUnderDay?: boolean;
  /** Buttons at the end of the row. */
  actions?: ReactNode;
}

/** Separator between two facts. */
const separator = ' · ';

/** One event: amount, companies, kind, why it is here, and when. */
export function EventRow({ item, isNew, now, isUnderDay = false, actions, ...links }: EventRowProps) {
  const messages = useMessages(feedEventMessages);
  const { kind, lead_investor: lead } = item;
  const facts: ReactNode[] = [
    messages[kind],
    kind === 'article' && item.organization && <CompanyLink company={item.organization} hrefOf={links.companyHrefOf} />,
    lead && <LeadInvestor lead={lead} {...links} />,
    item.watchlists.length + item.follows.length > 0 && <Reasons item={item} {...links} />,
  ].filter(Boolean);
  return (
    <>
      <span className={styles.icon}>
        <KindIcon kind={kind} />
      </span>
      <div className={styles.words}>
        <Text element="span">
          {isNew && (
            <>
              <span className={styles.dot} /> <VisuallyHidden>{messages.isNew} </VisuallyHidden>
            </>
          )}
          {kind !== 'article' && (kind !== 'acquisition' || item.amount_usd !== null) && (
            <>
              <span className={styles.amount}>
                <Amount amount={item.amount_usd} />
              </span>{' '}
            </>
          )}
          <EventTitle item={item} {...links} />
        </Text>
        <Text element="span" size="small" tone="muted">
          {facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one event keep their order
            <Fragment key={index}>
              {index > 0 && separator}
              {fact}
            </Fragment>
          ))}
        </Text>
      </div>
      <div className={styles.end}>
        <When item={item} now={now} isUnderDay={isUnderDay} />
        {actions}
      </div>
    </>
  );
}

function EventTitle({ item, companyHrefOf, ...links }: { item: FeedItem } & EventLinks) {
  const messages = useMessages(feedEventMessages);
  const deals = useMessages(dealMessages);
  const { comma } = useFormats();
  const { kind, organization, other, title, description } = item;
  const round = deals.round({ type: description, code: item.round_code });
  const company = organization && <CompanyLink company={organization} hrefOf={companyHrefOf} />;
  const second = other ? <CompanyLink company={other} hrefOf={companyHrefOf} /> : <bdi>{title}</bdi>;
  switch (kind) {
    case 'funding':
      return (
        <>
          {company}
          {comma()}
          {round}
        </>
      );
    case 'acquisition':
      return other && wasBought(item) ? (
        <>
          {second} {messages.acquired} {company}
        </>
      ) : (
        <>
          {company} {messages.acquired} {second}
        </>
      );
    case 'investment':
      return (
        <>
          {company} {messages.investedIn} {second}
          {comma()}
          {round}
        </>
      );
    case 'article': {
      const address = addressOf(item, { companyHrefOf, ...links });
      const text = <Headline>{title}</Headline>;
      return address ? (
        <Link {...address} tone="name">
          {text}
        </Link>
      ) : (
        text
      );
    }
  }
}

function addressOf(item: FeedItem, { articleHrefOf }: EventLinks) {
  const href = articleHrefOf(item);
  if (href !== undefined) return { href, isExternal: false };
  return item.url === null ? undefined : { href: item.url, isExternal: true };
}

interface LeadInvestorProps extends Pick<EventLinks, 'companyHrefOf' | 'personHrefOf' | 'investorHrefOf'> {
  lead: NonNullable<FeedItem['lead_investor']>;
}

function LeadInvestor({ lead, companyHrefOf, personHrefOf, investorHrefOf }: LeadInvestorProps) {
  const messages = useMessages(feedEventMessages);
  const words = <bdi>{messages.ledBy(lead)}</bdi>;
  const { organization: firm, person } = lead;
  if (firm) {
    return (
      <Link href={companyHrefOf(firm)} {...hoverCardTrigger(firm.id)}>
        {words}
      </Link>
    );
  }
  const href = person ? personHrefOf?.(person) : investorHrefOf?.(lead);
  return href === undefined ? words : <Link href={href}>{words}</Link>;
}

/** The lists that the event is on, and the followed markets and topics that it is about. */
function Reasons({ item, listHrefOf, followedHrefOf }: { item: FeedItem } & EventLinks) {
  const messages = useMessages(feedEventMessages);
  const { comma } = useFormats();
  const reasons = [
    ...item.watchlists.map((list) => ({ key: `list ${list.id}`, name: list.name, href: listHrefOf(list) })),
    ...item.follows.map((followed) => ({
      key: `${followed.kind} ${followed.id}`,
      name: followed.name,
      href: followedHrefOf(followed),
    })),
  ];
  return (
    <>
      {messages.on}{' '}
      {reasons.map(({ key, name, href }, index) => (
        <Fragment key={key}>
          {index > 0 && comma()}
          <Link href={href}>
            <bdi>{name}</bdi>
          </Link>
        </Fragment>
      ))}
    </>
  );
}

/** The day of the event and, if we learned of it on another day, when that was. Below its day, an arrival is a time. */
function When({ item, now, isUnderDay }: Pick<EventRowProps, 'item' | 'now'> & { isUnderDay: boolean }) {
  const messages = useMessages(feedEventMessages);
  const { time } = useFormats();
  const since = useSince(now);
  const timeZone = useTimeZone();
  const isSameDay = dayOf(item.published_time, timeZone) === dayOf(item.arrived_at, timeZone);
  const clock = time(item.arrived_at, timeZone);
  if (isUnderDay && isSameDay) {
    return (
      <Text element="span" size="small" tone="muted">
        <time dateTime={item.arrived_at}>{clock}</time>
      </Text>
    );
  }
  return (
    <span className={styles.when}>
      <Text element="span" size="small">
        <DateText value={item.published_time} now={now} />
      </Text>
      {!isSameDay && (
        <Text element="span" size="small" tone="muted">
          <time dateTime={item.arrived_at}>
            {messages.added({ when: isUnderDay ? clock : since.moment(item.arrived_at) })}
          </time>
        </Text>
      )}
    </span>
  );
}
