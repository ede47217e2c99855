import type { SocialAccount, SocialNetwork } from '@fs/api-contract';

export interface SocialShare {
  social: SocialNetwork;
  followers: number;
  /** Share of all followers, from 0 to 1. */
  share: number;
  /**
   * Length of the segment, from 0 to 1. Uses the logarithm of the followers, so that a small network is visible next to
   * one with millions (research §9).
   */
  length: number;
}

/** Returns networks with their shares, largest first. Omits networks without followers. */
export function socialShares(accounts: readonly SocialAccount[]): SocialShare[] {
  const counted = accounts
    .filter(({ followers_count }) => followers_count > 0)
    .sort((a, b) => b.followers_count - a.followers_count);
  const total = counted.reduce((sum, { followers_count }) => sum + followers_count, 0);
  // Adds one, so that a single follower has a length.
  const weights = counted.map(({ followers_count }) => Math.log(followers_count + 1));
  const weight = weights.reduce((sum, one) => sum + one, 0);
  return counted.map(({ social, followers_count }, index) => ({
    social,
    followers: followers_count,
    share: followers_count / total,
    length: (weights[index] ?? 0) / weight,
  }));
}
