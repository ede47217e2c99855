'use client';
import type { CompanyCard, Investor, LastRound } from '@fs/api-contract';
import { Link, type Loadable, Stack, Text, useFormats, useMessages } from '@fs/ui';
import { Fragment, type ReactNode } from 'react';
import { Amount } from '../../internal/Amount.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { DealRows } from '../../internal/DealRows.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { type InvestorHref, InvestorLink, type PersonHref } from '../../internal/InvestorLink.tsx';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { DealRowsSkeleton } from '../../internal/sectionSkeletons.tsx';
import { marketInvestorsMessages } from './MarketInvestors.messages.ts';

/** What an investor does in one market. */
export interface MarketInvestorFacts {
  investor: Investor;
  /** Rounds of companies of the market. */
  rounds: number;
  /** How many companies of the market there are in the portfolio. */
  companies: number;
  /** The day of the last of these rounds. */
  last_on: string;
  /** That round. Null if it is unknown to the user. */
  last_round: ({ organization: CompanyCard } & LastRound) | null;
  /** The first of the companies, the latest deal first. */
  holdings: readonly CompanyCard[];
}

export interface MarketInvestorsProps {
  /** Those with most rounds first. */
  investors: Loadable<readonly MarketInvestorFacts[]>;
  /** URL of an investor's or a company's page. */
  hrefOf: CompanyHref;
  /** URL of an angel. Without it their names are not links. */
  personHrefOf?: PersonHref;
  /** URL of the rounds of an investor without a page. Without it, their names are no links. */
  investorHrefOf?: InvestorHref;
  /** Number of investors, for a preview with a link to all. Default: all. */
  shown?: number;
  /** URL of the page of all investors. */
  allHref?: string;
  /** Content instead of the line for a market without investors. */
  empty?: ReactNode;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Number of investors before the list is expanded. */
const shownAtFirst = 20;

/** Number of holdings that a preview names. The page of all investors names those that are known. */
const holdingsOfPreview = 2;

/** Who invests in a market: rounds, the last one, and the companies of the portfolio in this market. */
export function MarketInvestors({
  investors,
  hrefOf,
  personHrefOf,
  investorHrefOf,
  shown,
  allHref,
  empty,
  onRetry,
}: MarketInvestorsProps) {
  const messages = useMessages(marketInvestorsMessages);
  const deals = useMessages(dealMessages);
  const { shortDay } = useFormats();
  return (
    <ProfileSection
      title={messages.title}
      of={investors}
      isEmpty={() => false}
      empty={messages.empty}
      onRetry={onRetry}
      skeleton={<DealRowsSkeleton count={shown ?? shownAtFirst} />}
      actions={allHref !== undefined && <Link href={allHref}>{messages.all}</Link>}
    >
      {(known) =>
        known.length === 0 ? (
          (empty ?? <Text tone="muted">{messages.empty}</Text>)
        ) : (
          <Stack gap="2">
            <DealRows
              label={messages.title}
              shownAtFirst={shownAtFirst}
              showAll={messages.showAll}
              rows={known.slice(0, shown).map((each) => ({
                id: each.investor.id,
                logo: each.investor.organization ?? { name: each.investor.name, logo_url: null },
                title: (
                  <InvestorLink
                    investor={each.investor}
                    hrefOf={hrefOf}
                    personHrefOf={personHrefOf}
                    investorHrefOf={investorHrefOf}
                    tone="name"
                  />
                ),
                detail: <Holdings of={each} isPreview={shown !== undefined} hrefOf={hrefOf} />,
                figure: (
                  <Text element="span" weight="semibold">
                    {deals.rounds({ count: each.rounds })}
                  </Text>
                ),
                when: messages.last({ day: shortDay(each.last_on) }),
              }))}
            />
            <Text size="small" tone="muted">
              {messages.source}
            </Text>
          </Stack>
        )
      }
    </ProfileSection>
  );
}

interface HoldingsProps {
  of: MarketInvestorFacts;
  /** Whether this is one of a few, beside other parts of a page. */
  isPreview: boolean;
  hrefOf: CompanyHref;
}

/** The companies of the portfolio in this market, and the round that the last deal was. */
function Holdings({ of: { companies, holdings, last_round: last }, isPreview, hrefOf }: HoldingsProps) {
  const messages = useMessages(marketInvestorsMessages);
  const deals = useMessages(dealMessages);
  const { comma } = useFormats();
  const named = isPreview ? holdings.slice(0, holdingsOfPreview) : holdings;
  return (
    <>
      {messages.companies({ count: companies })}
      {named.map((company, index) => (
        <Fragment key={company.id}>
          {index > 0 ? comma() : ': '}
          <CompanyLink company={company} hrefOf={hrefOf} />
        </Fragment>
      ))}
      {named.length > 0 && companies > named.length && ` ${messages.more({ count: companies - named.length })}`}
      {last && !isPreview && (
        <>
          {' · '}
          {messages.lastRound} {deals.round({ type: last.round_type, code: last.round_code })}
          {last.raised_usd !== null && (
            <>
              {' '}
              <Amount amount={last.raised_usd} />
            </>
          )}{' '}
          <bdi>{last.organization.name}</bdi>
        </>
      )}
    </>
  );
}
