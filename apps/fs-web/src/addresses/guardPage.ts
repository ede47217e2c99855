import { readLoginAddress } from '@fs/account-widgets/login';
import type { NavigablePage } from '@fs/account-widgets/navigation';
import { canOpenPage } from '@fs/account-widgets/navigation';
import type { SessionUser } from '@fs/api-contract';
import { toNavigationUser } from '../session/toNavigationUser.ts';
import { homePath } from './appPaths.ts';
import { landingAfterSignIn, type RememberedLanding, safeTarget, signInDetour } from './landing.ts';
import { firstText, parseSearch } from './searchParameters.ts';

/** A URL within the app. */
export interface Address {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** Without its number sign. */
  hash: string;
}

/**
 * Returns the redirect target for a page, or null if the user can open it. A page for other groups behaves like an
 * unknown path (decision AMB-005).
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
  // '/' is the landing page of signed-out users.
  return target === '/' ? homePath : target;
}

/**
 * Returns the redirect target of an unknown path: home or the `redirect` parameter for logged-in users, otherwise the
 * login page (research §2).
 */
export function guardUnknown(user: SessionUser | null, address: Address): string {
  if (!user) return signInDetour(address);
  return safeTarget(firstText(parseSearch(address.search).redirect)) ?? homePath;
}

/**
 * Returns for whom a link to log in or sign up is, such as that of an invitation, if somebody else is logged in, whom
 * the guard leads on.
 */
export function emailOfOther(page: NavigablePage, user: SessionUser | null, { search }: Address): string | undefined {
  if (!user || page.audience !== 'visitor') return undefined;
  const email = firstText(parseSearch(search).email)?.trim().toLowerCase();
  // An address is what anybody writes, and this part of it is shown: no sentence.
  const isEmail = email !== undefined && email.length <= 254 && /^[^\s@]+@[^\s@]+$/u.test(email);
  return isEmail && email !== user.attributes.email.toLowerCase() ? email : undefined;
}
