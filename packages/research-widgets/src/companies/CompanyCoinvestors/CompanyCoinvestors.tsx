'use client';
import type { Coinvestor } from '@fs/api-contract';
import { type Loadable, useMessages } from '@fs/ui';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { DealRows } from '../../internal/DealRows.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { InvestorLink, type PersonHref } from '../../internal/InvestorLink.tsx';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { companyCoinvestorsMessages } from './CompanyCoinvestors.messages.ts';

export interface CompanyCoinvestorsProps {
  coinvestors: Loadable<readonly Coinvestor[]>;
  hrefOf: CompanyHref;
  /** URL of an angel. Without it their names are not links. */
  personHrefOf?: PersonHref | undefined;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Coinvestors of a company. */
export function CompanyCoinvestors({ coinvestors, hrefOf, personHrefOf, onRetry }: CompanyCoinvestorsProps) {
  const messages = useMessages(companyCoinvestorsMessages);
  const deals = useMessages(dealMessages);
  return (
    <ProfileSection
      title={messages.title}
      of={coinvestors}
      isEmpty={(investors) => investors.length === 0}
      empty={messages.empty}
      onRetry={onRetry}
    >
      {(investors) => (
        <DealRows
          label={messages.title}
          showAll={messages.showAll}
          rows={investors.map(({ investor, round_count }) => ({
            id: investor.id,
            logo: investor.organization ?? { name: investor.name, logo_url: null },
            title: <InvestorLink investor={investor} hrefOf={hrefOf} personHrefOf={personHrefOf} />,
            figure: deals.rounds({ count: round_count }),
          }))}
        />
      )}
    </ProfileSection>
  );
}
