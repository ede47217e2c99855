'use client';
import type { PortfolioCompany } from '@fs/api-contract';
import { Badge, Inline, type Loadable, Stack, useMessages } from '@fs/ui';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { DealRows } from '../../internal/DealRows.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { type UpgradeLinks, UpgradeWall } from '../UpgradeWall/UpgradeWall.tsx';
import { companyPortfolioMessages } from './CompanyPortfolio.messages.ts';

export interface CompanyPortfolioFacts {
  /** Last funded first. Only the first few if there are more. */
  portfolio: readonly PortfolioCompany[];
  /** Total number of companies. */
  total: number;
}

export interface CompanyPortfolioProps {
  facts: Loadable<CompanyPortfolioFacts>;
  hrefOf: CompanyHref;
  /** Set when the user's plan includes only the companies of the latest investments. */
  upgrade?: UpgradeLinks | undefined;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Companies in which a company invested, each with the number of rounds. */
export function CompanyPortfolio({ facts, hrefOf, upgrade, onRetry }: CompanyPortfolioProps) {
  const messages = useMessages(companyPortfolioMessages);
  const deals = useMessages(dealMessages);
  return (
    <ProfileSection
      title={messages.title}
      of={facts}
      isEmpty={({ portfolio }) => portfolio.length === 0}
      empty={messages.empty}
      onRetry={onRetry}
    >
      {({ portfolio, total }) => {
        const wall = total > portfolio.length ? upgrade : undefined;
        return (
          <Stack gap="4">
            <DealRows
              label={messages.title}
              showAll={messages.showAll}
              shownAtFirst={wall && portfolio.length}
              rows={portfolio.map(({ organization, round_count, last_funded_on, status }) => ({
                id: organization.id,
                logo: organization,
                title: (
                  <Inline gap="2">
                    <CompanyLink company={organization} hrefOf={hrefOf} tone="name" />
                    {(status === 'acquired' || status === 'ipo') && <Badge tone="positive">{messages[status]}</Badge>}
                  </Inline>
                ),
                detail: messages.lastRound({ day: last_funded_on }),
                figure: deals.rounds({ count: round_count }),
              }))}
            />
            {wall && (
              <UpgradeWall
                {...wall}
                level={3}
                about={messages.title}
                text={messages.wallText({ shown: portfolio.length, total })}
              />
            )}
          </Stack>
        );
      }}
    </ProfileSection>
  );
}
