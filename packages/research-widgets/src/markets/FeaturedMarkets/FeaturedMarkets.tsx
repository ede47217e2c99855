'use client';
import type { Market } from '@fs/api-contract';
import { type Loadable, TagList, useMessages } from '@fs/ui';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { TagsSkeleton } from '../../internal/sectionSkeletons.tsx';
import { featuredMarketsMessages } from './FeaturedMarkets.messages.ts';

/** What a tag needs to know of a market. */
export type FeaturedMarket = Pick<Market, 'id' | 'name'>;

export interface FeaturedMarketsProps {
  /** In the order to show them. */
  markets: Loadable<readonly FeaturedMarket[]>;
  /** Address of a market's page. */
  hrefOf: (market: FeaturedMarket) => string;
  /** The user wants another try after a failure. */
  onRetry?: () => void;
}

/** How many stand before the list is opened. */
const shownAtFirst = 12;

/** Markets to begin with, each a way to its page. */
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
