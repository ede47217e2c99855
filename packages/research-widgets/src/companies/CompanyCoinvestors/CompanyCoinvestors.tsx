'use client';
import type { CoinvestorList } from '@fs/api-contract';
import { type Loadable, Stack, useMessages } from '@fs/ui';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { DealRows } from '../../internal/DealRows.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { type InvestorHref, InvestorLink, type PersonHref } from '../../internal/InvestorLink.tsx';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { type UpgradeLinks, UpgradeWall } from '../UpgradeWall/UpgradeWall.tsx';
import { companyCoinvestorsMessages } from './CompanyCoinvestors.messages.ts';

export interface CompanyCoinvestorsProps {
  /** Those with most shared rounds first, and the total number. */
  facts: Loadable<CoinvestorList>;
  hrefOf: CompanyHref;
  /** URL of an angel. Without it their names are not links. */
  personHrefOf?: PersonHref | undefined;
  /** URL of the rounds of an investor without a page. Without it, their names are no links. */
  investorHrefOf?: InvestorHref | undefined;
  /** Set when the user's plan includes only the first few. */
  upgrade?: UpgradeLinks | undefined;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Coinvestors of a company. */
export function CompanyCoinvestors({
  facts,
  hrefOf,
  personHrefOf,
  investorHrefOf,
  upgrade,
  onRetry,
}: CompanyCoinvestorsProps) {
  const messages = useMessages(companyCoinvestorsMessages);
  const deals = useMessages(dealMessages);
  return (
    <ProfileSection
      title={messages.title}
      of={facts}
      isEmpty={({ coinvestors }) => coinvestors.length === 0}
      empty={messages.empty}
      onRetry={onRetry}
    >
      {({ coinvestors, total }) => {
        const wall = total > coinvestors.length ? upgrade : undefined;
        return (
          <Stack gap="4">
            <DealRows
              label={messages.title}
              showAll={messages.showAll}
              shownAtFirst={wall && coinvestors.length}
              rows={coinvestors.map(({ investor, round_count }) => ({
                id: investor.id,
                logo: investor.organization ?? { name: investor.name, logo_url: null },
                title: (
                  <InvestorLink
                    investor={investor}
                    hrefOf={hrefOf}
                    personHrefOf={personHrefOf}
                    investorHrefOf={investorHrefOf}
                    tone="name"
                  />
                ),
                figure: deals.rounds({ count: round_count }),
              }))}
            />
            {wall && (
              <UpgradeWall
                {...wall}
                level={3}
                about={messages.title}
                text={messages.wallText({ shown: coinvestors.length, total })}
              />
            )}
          </Stack>
        );
      }}
    </ProfileSection>
  );
}
