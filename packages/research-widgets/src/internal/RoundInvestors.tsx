'use client';
import type { RoundInvestor } from '@fs/api-contract';
import { Button, useFormats, useMessages } from '@fs/ui';
import { Fragment, useState } from 'react';
import type { CompanyHref } from './CompanyLink.tsx';
import { dealMessages } from './deals.messages.ts';
import { type InvestorHref, InvestorLink, type PersonHref } from './InvestorLink.tsx';

/** Number of investors before the list is expanded. */
const shownAtFirst = 3;

interface RoundInvestorsProps {
  /** Leads first. */
  investors: readonly RoundInvestor[];
  /** URL of an investor's page. Without it investors are plain text. */
  hrefOf: CompanyHref | undefined;
  /** URL of an angel. Without it their names are plain text. */
  personHrefOf?: PersonHref | undefined;
  /** URL of the rounds of an investor without a page. Without it, their names are no links. */
  investorHrefOf?: InvestorHref | undefined;
}

/** The investors of a round in a line. Those with a profile are links. */
export function RoundInvestors({ investors, hrefOf, personHrefOf, investorHrefOf }: RoundInvestorsProps) {
  const messages = useMessages(dealMessages);
  const { comma } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const over = investors.length - shownAtFirst;
  const shown = isOpen ? investors : investors.slice(0, shownAtFirst);
  return (
    <>
      {shown.map((investor, index) => (
        <Fragment key={investor.id}>
          {index > 0 && comma()}
          {hrefOf ? (
            <InvestorLink
              investor={investor}
              hrefOf={hrefOf}
              personHrefOf={personHrefOf}
              investorHrefOf={investorHrefOf}
            />
          ) : (
            <bdi>{investor.name}</bdi>
          )}
          {investor.is_lead && ` ${messages.lead}`}
        </Fragment>
      ))}
      {over > 0 && (
        <>
          {' '}
          <Button size="small" tone="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {isOpen ? messages.showLess : messages.more({ count: over })}
          </Button>
        </>
      )}
    </>
  );
}
