'use client';
import type { Acquisition } from '@fs/api-contract';
import { Heading, type Loadable, NumberText, Stack, Text, useFormats, useMessages } from '@fs/ui';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { DealRows } from '../../internal/DealRows.tsx';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { companyAcquisitionsMessages } from './CompanyAcquisitions.messages.ts';

export interface CompanyAcquisitionsFacts {
  /** Purchases that the company made, the newest first. */
  acquisitions: readonly Acquisition[];
  /** Purchases in which the company was bought, the newest first. */
  acquired: readonly Acquisition[];
}

export interface CompanyAcquisitionsProps {
  facts: Loadable<CompanyAcquisitionsFacts>;
  hrefOf: CompanyHref;
  /** The user wants another try after a failure. */
  onRetry?: () => void;
}

/** What a company bought, and who bought it. */
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
  /** Which side of the deal is not the company of the page. */
  other: 'acquirer' | 'acquired';
  hrefOf: CompanyHref;
}

function Deals({ title, deals, other, hrefOf }: DealsProps) {
  const messages = useMessages(companyAcquisitionsMessages);
  const { day } = useFormats();
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
          title: <CompanyLink company={deal[other]} hrefOf={hrefOf} />,
          figure: <Price {...deal} />,
          when: day(deal.acquired_on),
        }))}
      />
    </Stack>
  );
}

/** A price in dollars is written like every amount here; one in another currency carries its code. */
function Price({ price, currency }: Pick<Acquisition, 'price' | 'currency'>) {
  const messages = useMessages(companyAcquisitionsMessages);
  if (price === null) {
    return (
      <Text element="span" tone="muted">
        {messages.undisclosed}
      </Text>
    );
  }
  return <NumberText value={price} prefix={currency === null || currency === 'USD' ? '$' : `${currency} `} />;
}
