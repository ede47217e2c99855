import { limits } from '@fs/api-contract';
import type { MarketFollow } from '@fs/research-widgets';
import { useFollows } from '../feed/useFollows.ts';

/** Returns whether the user follows a market, and what changes that. */
export function useMarketFollow() {
  const { isOffered, isLoading, isFollowed, canFollow, follow } = useFollows();
  return {
    /** Whether it is being read. False after a failure. */
    isLoading,
    /** Undefined until it is known. After a failure, following reads it again. */
    followOf({ id }: { id: string }): MarketFollow | undefined {
      if (!isOffered) return undefined;
      const market = { kind: 'market', id } as const;
      return {
        isFollowed: isFollowed(market),
        onChange: (next) => void follow(market, next),
        limit: canFollow('market') ? undefined : limits.followed,
      };
    },
  };
}
