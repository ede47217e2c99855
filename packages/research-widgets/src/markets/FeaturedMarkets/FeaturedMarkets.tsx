'use client';
import type { Market } from '@fs/api-contract';
import { type Loadable, TagList, useMessages } from '@fs/ui';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { TagsSkeleton } from '../../internal/sectionSkeletons.tsx';
import { featuredMarketsMessages } from './FeaturedMarkets.messages.ts';

/** The market facts that a tag shows. */
export type FeaturedMarket = Pick<Market, 'id' | 'name'>;

export interface FeaturedMarketsProps {
  /** In display order. */
  markets: Loadable<readonly FeaturedMarket[]>;
  /** URL of a market's page. */
  hrefOf: (market: FeaturedMarket) => string;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Number of tags before the list is expanded. */
const shownAtFirst = 12;

/** Suggested markets, each linked to its page. */
export function FeaturedMarkets({ markets, hrefOf, onRetry }: FeaturedMarketsProps) {
  const messages = useMessages(featuredMarketsMessages);
  return (
    <ProfileSection
      title={messages.title}
      of={markets}
      isEmpty={(known) => known.length === 0}
      empty={messages.empty}
      onRetry={onRetry}
      skeleton={<TagsSkeleton count={shownAtFirst} />}
    >
      {(known) => (
        <TagList
          label={messages.title}
          shownAtFirst={shownAtFirst}
          tags={known.map((market) => ({ id: market.id, name: market.name, href: hrefOf(market) }))}
        />
      )}
    </ProfileSection>
  );
}
