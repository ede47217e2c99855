'use client';
import type { Acquisition } from '@fs/api-contract';
import { Heading, type Loadable, Stack, useFormats, useMessages } from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { DealRows } from '../../internal/DealRows.tsx';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { companyAcquisitionsMessages } from './CompanyAcquisitions.messages.ts';

export interface CompanyAcquisitionsFacts {
  /** Acquisitions by the company, newest first. */
  acquisitions: readonly Acquisition[];
  /** Acquisitions of the company, newest first. */
  acquired: readonly Acquisition[];
}

export interface CompanyAcquisitionsProps {
  facts: Loadable<CompanyAcquisitionsFacts>;
  hrefOf: CompanyHref;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Acquisitions by and of a company. */
export function CompanyAcquisitions({ facts, hrefOf, onRetry }: CompanyAcquisitionsProps) {
  const messages = useMessages(companyAcquisitionsMessages);
  return (
    <ProfileSection
      title={messages.title}
      of={facts}
      isEmpty={({ acquisitions, acquired }) => acquisitions.length + acquired.length === 0}
      empty={messages.empty}
      onRetry={onRetry}
    >
      {({ acquisitions, acquired }) => (
        <Stack gap="6">
          <Deals title={messages.boughtBy} deals={acquired} other="acquirer" hrefOf={hrefOf} />
          <Deals title={messages.bought} deals={acquisitions} other="acquired" hrefOf={hrefOf} />
        </Stack>
      )}
    </ProfileSection>
  );
}

interface DealsProps {
  title: string;
  deals: readonly Acquisition[];
  /** The side of the deal that is not the profiled company. */
  other: 'acquirer' | 'acquired';
  hrefOf: CompanyHref;
}

function Deals({ title, deals, other, hrefOf }: DealsProps) {
  const messages = useMessages(companyAcquisitionsMessages);
  const { shortDay } = useFormats();
  if (deals.length === 0) return null;
  return (
    <Stack gap="2">
      <Heading level={3} size="label">
        {title}
      </Heading>
      <DealRows
        label={title}
        showAll={messages.showAll}
        rows={deals.map((deal) => ({
          id: deal.id,
          logo: deal[other],
          title: <CompanyLink company={deal[other]} hrefOf={hrefOf} tone="name" />,
          figure: <Amount amount={deal.price} currency={deal.currency} />,
          when: shortDay(deal.acquired_on),
        }))}
      />
    </Stack>
  );
}
