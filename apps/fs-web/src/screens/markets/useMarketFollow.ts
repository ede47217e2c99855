import { limits } from '@fs/api-contract';
import type { MarketFollow } from '@fs/research-widgets';
import { useFollows } from '../feed/useFollows.ts';

/** Returns whether the user follows a market, and what changes that. Undefined until it is known. */
export function useMarketFollow(): (market: { id: string }) => MarketFollow | undefined {
  const { isKnown, isFollowed, canFollow, follow } = useFollows();
  return ({ id }) => {
    if (!isKnown) return undefined;
    const market = { kind: 'market', id } as const;
    return {
      isFollowed: isFollowed(market),
      onChange: (next) => follow(market, next),
      limit: canFollow('market') ? undefined : limits.followed,
    };
  };
}
