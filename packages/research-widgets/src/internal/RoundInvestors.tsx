'use client';
import type { RoundInvestor } from '@fs/api-contract';
import { Button, useMessages } from '@fs/ui';
import { Fragment, useState } from 'react';
import { type CompanyHref, CompanyLink } from './CompanyLink.tsx';
import { dealMessages } from './deals.messages.ts';

/** Number of investors before the list is expanded. */
const shownAtFirst = 3;

interface RoundInvestorsProps {
  /** Leads first. */
  investors: readonly RoundInvestor[];
  /** URL of an investor's page. Without it investors are plain text. */
  hrefOf: CompanyHref | undefined;
}

/** The investors of a round in a line. Those with a profile are links. */
export function RoundInvestors({ investors, hrefOf }: RoundInvestorsProps) {
  const messages = useMessages(dealMessages);
  const [isOpen, setOpen] = useState(false);
  const over = investors.length - shownAtFirst;
  const shown = isOpen ? investors : investors.slice(0, shownAtFirst);
  return (
    <>
      {shown.map(({ id, name, organization, is_lead }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          {organization && hrefOf ? (
            <CompanyLink company={{ id: organization.id, name }} hrefOf={hrefOf} />
          ) : (
            <bdi>{name}</bdi>
          )}
          {is_lead && ` ${messages.lead}`}
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
