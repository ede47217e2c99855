import type { SignupPlan } from '@fs/account-widgets/login';

/** Base of relative URLs. Only the path is used, and the host is never contacted. */
const anyOrigin = 'https://foresight.invalid';

/**
 * Returns the safe part of a `redirect` parameter: a path of this app with query and fragment, or null (decision
 * AMB-006). Resolves the URL like a browser before validating, because `/\host` and `/./` look like paths, and
 * validates decoded forms too, because of `/%2fhost`.
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

/** Whether the path has no host and no characters that browsers strip, at any depth of decoding. */
function staysHere(pathname: string): boolean {
  if (/\p{Cc}/u.test(pathname) || /^\/\s*[/\\]/.test(pathname) || !resolve(pathname)) return false;
  const decoded = decode(pathname);
  return decoded !== null && (decoded === pathname || staysHere(decoded));
}

/** Null for invalid escapes. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Stored choices of a user who is signing up or logging in. */
export interface RememberedLanding {
  /** The plan of the sign-up. */
  plan: SignupPlan | null;
  /** The page requested before login. */
  redirectUrl: string | null;
}

const nothing: RememberedLanding = { plan: null, redirectUrl: null };

/** Targets of plans after the first login (accounts §2). The free plan has the default target. */
const planTargets: Readonly<Record<SignupPlan, string | null>> = {
  news: '/account#notifications',
  free: null,
  team: '/accounts/new',
  individual: '/account#billing',
  'individual-plus': '/account#billing',
};

export interface Landing {
  /** The `redirect` parameter, not validated. */
  redirect: string | null;
  /** The fragment, without its number sign. */
  hash: string;
  /** Code of the referral in the login page's URL. */
  referralCode?: string | null;
  remembered?: RememberedLanding;
}

/**
 * Returns the target after login (decision AMB-001): the plan's, the requested page with its fragment, the referral,
 * the stored page, or the default, in this order.
 */
export function landingAfterSignIn({ redirect, hash, referralCode, remembered = nothing }: Landing): string {
  const byPlan = remembered.plan && planTargets[remembered.plan];
  if (byPlan) return byPlan;
  const asked = pageBehindSignIn(redirect);
  if (asked) return withHash(asked, hash);
  if (referralCode) return referralPath(referralCode);
  return pageBehindSignIn(remembered.redirectUrl) ?? '/';
}

/** Appends the URL's fragment (decision AMB-009), unless the page has its own. */
export function withHash(target: string, hash: string): string {
  return target.includes('#') || !hash ? target : `${target}#${hash}`;
}

/** Returns a safe target that is not the login page, which would redirect in a loop. */
export function pageBehindSignIn(redirect: string | null): string | null {
  const target = safeTarget(redirect);
  return target && /^\/(login|signup)([/?#]|$)/i.test(target) ? null : target;
}

/** URL of the login page with a return target. The fragment stays a fragment (decision AMB-009). */
export function signInDetour({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  return `/login/?redirect=${encodeURIComponent(pathname + search)}${hash ? `#${hash}` : ''}`;
}

/** Page of a referral for logged-in users. */
export function referralPath(code: string): string {
  return `/referral/${encodeURIComponent(code)}`;
}

/** Sign-up page for signed-out users of a referral (research §2, accounts §2). */
export function referralDetour(code: string): string {
  return `/signup?code=${encodeURIComponent(code)}&redirect=${referralPath(code)}`;
}
