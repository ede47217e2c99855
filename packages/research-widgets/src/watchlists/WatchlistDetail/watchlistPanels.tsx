'use client';
import {
  type Acquisition,
  type FundingRound,
  limits,
  type Person,
  type WatchlistInvestment,
  type WatchlistSocials,
  type WatchlistUpdate,
} from '@fs/api-contract';
import { DateText, Link, NumberText, useFormats, useMessages } from '@fs/ui';
import { socialBarMessages } from '../../companies/SocialBar/SocialBar.messages.ts';
import { Amount } from '../../internal/Amount.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { type PersonHref, PersonLink } from '../../internal/InvestorLink.tsx';
import { useRoundRow } from '../../internal/useRoundRow.tsx';
import { watchlistDetailMessages } from './WatchlistDetail.messages.ts';
import { type PanelSource, WatchlistPanel } from './WatchlistPanel.tsx';
import { wasBought } from './wasBought.ts';

interface PanelProps<Row> extends PanelSource<Row> {
  hrefOf: CompanyHref;
}

/** Separator between two facts. */
const separator = ' · ';

/** Number of items in one response. */
const whole = { most: limits.watchlistDeals };

const yearOf = (day: string) => day.slice(0, 'YYYY'.length);

export interface UpdatesPanelProps extends PanelProps<WatchlistUpdate> {
  /** URL of an article in the app. Undefined if only another site has the article. */
  articleHrefOf: (update: WatchlistUpdate) => string | undefined;
}

export function UpdatesPanel({ hrefOf, articleHrefOf, ...source }: UpdatesPanelProps) {
  const messages = useMessages(watchlistDetailMessages);
  const wordsOf = useUpdateWords();
  const addressOf = (update: WatchlistUpdate) => articleAddress(update, articleHrefOf(update));
  return (
    <WatchlistPanel
      {...source}
      label={messages.updates}
      period={messages.updatesWindow({ days: limits.watchlistUpdateDays, most: limits.watchlistUpdates })}
      empty={messages.noUpdates}
      rowOf={(update) => ({
        id: `${update.kind}/${update.id}/${update.organization.id}`,
        logo: update.organization,
        title: <UpdateTitle address={addressOf(update)} words={wordsOf(update)} />,
        detail: (
          <>
            <CompanyLink company={update.organization} hrefOf={hrefOf} />
            {update.kind === 'article' && addressOf(update) === undefined && (
              <>
                {separator}
                {messages.noAddress}
              </>
            )}
          </>
        ),
        figure: update.amount_usd === null ? undefined : <Amount amount={update.amount_usd} />,
        when: <DateText value={update.published_time} />,
      })}
    />
  );
}

function useUpdateWords() {
  const messages = useMessages(watchlistDetailMessages);
  const deals = useMessages(dealMessages);
  return (update: WatchlistUpdate): string => {
    const { kind, title, description, other } = update;
    switch (kind) {
      case 'article':
        return title;
      case 'funding':
        return messages.fundingKind({ round: deals.round({ type: description, code: null }) });
      case 'acquisition':
        return other && wasBought(update)
          ? messages.boughtBy({ name: other.name })
          : messages.acquisitionKind({ name: other?.name ?? title });
      case 'investment':
        return messages.investmentKind({ name: other?.name ?? title });
    }
  };
}

interface Address {
  href: string;
  isExternal: boolean;
}

/** Returns the URL of an article: in the app, otherwise on its site. Some have neither. */
function articleAddress({ kind, url }: WatchlistUpdate, href: string | undefined): Address | undefined {
  if (kind !== 'article') return undefined;
  if (href !== undefined) return { href, isExternal: false };
  return url === null ? undefined : { href: url, isExternal: true };
}

function UpdateTitle({ address, words }: { address: Address | undefined; words: string }) {
  const text = <bdi>{words}</bdi>;
  return address ? (
    <Link {...address} tone="name">
      {text}
    </Link>
  ) : (
    text
  );
}

export function FundingPanel({ hrefOf, ...source }: PanelProps<FundingRound>) {
  const messages = useMessages(watchlistDetailMessages);
  const window = { year: yearOf(limits.watchlistFundingSince) };
  return (
    <WatchlistPanel
      {...source}
      label={messages.funding}
      period={messages.fundingWindow(window)}
      empty={messages.noFunding(window)}
      whole={{
        period: messages.fundingWhole(whole),
        empty: messages.noFundingAtAll,
        back: messages.sinceOnly(window),
      }}
      rowOf={useRoundRow(hrefOf)}
    />
  );
}

export function InvestmentsPanel({ hrefOf, ...source }: PanelProps<WatchlistInvestment>) {
  const messages = useMessages(watchlistDetailMessages);
  const rowOf = useRoundRow(hrefOf);
  const window = { year: yearOf(limits.watchlistInvestmentsSince) };
  return (
    <WatchlistPanel
      {...source}
      label={messages.investments}
      period={messages.investmentsWindow(window)}
      empty={messages.noInvestments(window)}
      whole={{
        period: messages.investmentsWhole(whole),
        empty: messages.noInvestmentsAtAll,
        back: messages.sinceOnly(window),
      }}
      rowOf={({ investor, ...round }) => {
        const row = rowOf(round);
        return {
          ...row,
          id: `${row.id}/${investor.id}`,
          detail: (
            <>
              {row.detail} <bdi>{messages.by(investor)}</bdi>
            </>
          ),
        };
      }}
    />
  );
}

export function AcquisitionsPanel({ hrefOf, ...source }: PanelProps<Acquisition>) {
  const messages = useMessages(watchlistDetailMessages);
  const { shortDay } = useFormats();
  const window = { days: limits.watchlistDays };
  return (
    <WatchlistPanel
      {...source}
      label={messages.acquisitions}
      period={messages.acquisitionsWindow(window)}
      empty={messages.noAcquisitions}
      whole={{
        period: messages.acquisitionsWhole(whole),
        empty: messages.noAcquisitionsAtAll,
        back: messages.daysOnly(window),
      }}
      rowOf={({ id, acquired, acquirer, price, currency, acquired_on }) => ({
        id,
        logo: acquired,
        title: <CompanyLink company={acquired} hrefOf={hrefOf} tone="name" />,
        detail: <bdi>{messages.boughtBy(acquirer)}</bdi>,
        figure: <Amount amount={price} currency={currency} />,
        when: shortDay(acquired_on),
      })}
    />
  );
}

interface PeoplePanelProps extends PanelProps<Person> {
  personHrefOf: PersonHref | undefined;
}

export function PeoplePanel({ hrefOf, personHrefOf, ...source }: PeoplePanelProps) {
  const messages = useMessages(watchlistDetailMessages);
  return (
    <WatchlistPanel
      {...source}
      label={messages.people}
      period={messages.peopleWindow}
      empty={messages.noPeople}
      rowOf={({ id, first_name, last_name, title, organization }) => ({
        // A person may have positions at several companies of the list.
        id: `${id}/${organization.id}`,
        logo: organization,
        title: (
          <PersonLink person={{ id, name: `${first_name} ${last_name}`.trim() }} hrefOf={personHrefOf} tone="name" />
        ),
        detail: (
          <>
            <bdi>{title}</bdi>
            {separator}
            <CompanyLink company={organization} hrefOf={hrefOf} />
          </>
        ),
      })}
    />
  );
}

export function SocialsPanel({ hrefOf, ...source }: PanelProps<WatchlistSocials>) {
  const messages = useMessages(watchlistDetailMessages);
  const networks = useMessages(socialBarMessages);
  return (
    <WatchlistPanel
      {...source}
      label={messages.socials}
      period={messages.socialsWindow}
      empty={messages.noSocials}
      rowOf={({ organization, socials }) => ({
        id: organization.id,
        logo: organization,
        title: <CompanyLink company={organization} hrefOf={hrefOf} tone="name" />,
        detail: socials
          .map(({ social, followers_count }) =>
            messages.followers({ network: networks[social], count: followers_count }),
          )
          .join(separator),
        figure: <NumberText value={socials.reduce((sum, { followers_count }) => sum + followers_count, 0)} />,
      })}
    />
  );
}
