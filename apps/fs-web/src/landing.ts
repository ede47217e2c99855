import type { SignupPlan } from '@fs/account-widgets/login';

/** Only the path of this origin survives; the base is never contacted. */
const anyOrigin = 'https://foresight.invalid';

/**
 * The part of a `redirect` parameter that may be followed: a path of this app with its query and fragment, or null
 * (decision AMB-006). The address is resolved as a browser would and looked at again afterwards, since `/\host` and
 * `/./` read as paths at first; and once more as if somebody had decoded it, since `/%2fhost` does too.
 */
export function safeTarget(redirect: string | null | undefined): string | null {
  if (!redirect?.startsWith('/')) return null;
  const url = resolve(redirect);
  if (!url || !staysHere(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

function resolve(path: string): URL | null {
  const url = URL.parse(path, anyOrigin);
  return url?.origin === anyOrigin ? url : null;
}

/** No depth of decoding makes a host of the path, nor brings up what browsers drop before they look for one. */
function staysHere(pathname: string): boolean {
  if (/\p{Cc}/u.test(pathname) || /^\/\s*[/\\]/.test(pathname) || !resolve(pathname)) return false;
  const decoded = decode(pathname);
  return decoded !== null && (decoded === pathname || staysHere(decoded));
}

/** Null where the escapes are broken: nobody writes such an address for a good reason. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** What this device remembers of a visitor on the way in. */
export interface RememberedLanding {
  /** What they signed up for. */
  plan: SignupPlan | null;
  /** Where they were going before they had to sign in. */
  redirectUrl: string | null;
}

const nothing: RememberedLanding = { plan: null, redirectUrl: null };

/** Where each plan goes on after the first sign-in (accounts §2); the free one is content with the normal target. */
const planTargets: Readonly<Record<SignupPlan, string | null>> = {
  news: '/account#notifications',
  free: null,
  team: '/accounts/new',
  individual: '/account#billing',
  'individual-plus': '/account#billing',
};

export interface Landing {
  /** The `redirect` parameter, not yet known to be safe. */
  redirect: string | null;
  /** Of the address, without its number sign. */
  hash: string;
  /** Of a referral that the sign-in page was opened with. */
  referralCode?: string | null;
  remembered?: RememberedLanding;
}

/**
 * Where a user goes after signing in (decision AMB-001): what they signed up for, else the page that was asked for
 * with its fragment, else the referral that brought them, else the page that this device remembers, else the start.
 */
export function landingAfterSignIn({ redirect, hash, referralCode, remembered = nothing }: Landing): string {
  const byPlan = remembered.plan && planTargets[remembered.plan];
  if (byPlan) return byPlan;
  const asked = pageBehindSignIn(redirect);
  if (asked) return withHash(asked, hash);
  if (referralCode) return referralPath(referralCode);
  return pageBehindSignIn(remembered.redirectUrl) ?? '/';
}

/** The page with the fragment that waited in the address (decision AMB-009), unless it has one of its own. */
export function withHash(target: string, hash: string): string {
  return target.includes('#') || !hash ? target : `${target}#${hash}`;
}

/** A safe target, unless it leads to the sign-in page: whoever is signed in would go round in circles. */
export function pageBehindSignIn(redirect: string | null): string | null {
  const target = safeTarget(redirect);
  return target && /^\/(login|signup)([/?#]|$)/i.test(target) ? null : target;
}

/** The sign-in page, told where to return to; the fragment stays a fragment (decision AMB-009). */
export function signInDetour({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  return `/login/?redirect=${encodeURIComponent(pathname + search)}${hash ? `#${hash}` : ''}`;
}

/** What comes of a referral, for whoever is signed in. */
export function referralPath(code: string): string {
  return `/referral/${encodeURIComponent(code)}`;
}

/** The sign-up page for whoever follows a referral and is not signed in (research §2, accounts §2). */
export function referralDetour(code: string): string {
  return `/signup?code=${encodeURIComponent(code)}&redirect=${referralPath(code)}`;
}
