import { readLoginAddress } from '@fs/account-widgets/login';
import type { NavigablePage } from '@fs/account-widgets/navigation';
import { canOpenPage } from '@fs/account-widgets/navigation';
import type { SessionUser } from '@fs/api-contract';
import { homePath } from './appPaths.ts';
import { landingAfterSignIn, type RememberedLanding, safeTarget, signInDetour } from './landing.ts';
import { firstText, parseSearch } from './searchParameters.ts';
import { toNavigationUser } from './toNavigationUser.ts';

/** An address within the app. */
export interface Address {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** Without its number sign. */
  hash: string;
}

/**
 * Where the user is sent instead of the page at this address; null when the page is theirs to open. A page of groups
 * that they are in none of is to them as an address that means nothing (decision AMB-005).
 */
export function guardPage(
  page: NavigablePage,
  user: SessionUser | null,
  address: Address,
  remembered?: RememberedLanding,
): string | null {
  if (canOpenPage(page, toNavigationUser(user))) return null;
  if (!user || page.audience !== 'visitor') return guardUnknown(user, address);
  const { redirect, referralCode } = readLoginAddress(address);
  const target = landingAfterSignIn({ redirect, hash: address.hash, referralCode, remembered });
  // The start is the visitors' landing page; to a user it means nothing.
  return target === '/' ? homePath : target;
}

/** Where an address leads that means nothing: a user home or where it says, a visitor to sign in (research §2). */
export function guardUnknown(user: SessionUser | null, address: Address): string {
  if (!user) return signInDetour(address);
  return safeTarget(firstText(parseSearch(address.search).redirect)) ?? homePath;
}
