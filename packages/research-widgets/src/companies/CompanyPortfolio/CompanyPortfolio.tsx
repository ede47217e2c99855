'use client';
import type { PortfolioCompany } from '@fs/api-contract';
import { Badge, Inline, type Loadable, useMessages } from '@fs/ui';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { DealRows } from '../../internal/DealRows.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { companyPortfolioMessages } from './CompanyPortfolio.messages.ts';

export interface CompanyPortfolioProps {
  portfolio: Loadable<readonly PortfolioCompany[]>;
  hrefOf: CompanyHref;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Companies in which a company invested, each with the number of rounds. */
export function CompanyPortfolio({ portfolio, hrefOf, onRetry }: CompanyPortfolioProps) {
  const messages = useMessages(companyPortfolioMessages);
  const deals = useMessages(dealMessages);
  return (
    <ProfileSection
      title={messages.title}
      of={portfolio}
      isEmpty={(companies) => companies.length === 0}
      empty={messages.empty}
      onRetry={onRetry}
    >
      {(companies) => (
        <DealRows
          label={messages.title}
          showAll={messages.showAll}
          rows={companies.map(({ organization, round_count, last_funded_on, status }) => ({
            id: organization.id,
            logo: organization,
            title: (
              <Inline gap="2">
                <CompanyLink company={organization} hrefOf={hrefOf} />
                {(status === 'acquired' || status === 'ipo') && <Badge tone="positive">{messages[status]}</Badge>}
              </Inline>
            ),
            detail: messages.lastRound({ day: last_funded_on }),
            figure: deals.rounds({ count: round_count }),
          }))}
        />
      )}
    </ProfileSection>
  );
}
