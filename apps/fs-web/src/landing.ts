/** Only the path of this origin survives; the base is never contacted. */
const anyOrigin = 'https://foresight.invalid';

/**
 * The part of a `redirect` parameter that may be followed: a path of this app with its query, or null (decision AMB-006).
 * The address is resolved as a browser would and looked at again afterwards, since `/\host` and `/./` read as paths at first.
 */
export function safeTarget(redirect: string | null | undefined): string | null {
  if (!redirect?.startsWith('/') || !URL.canParse(redirect, anyOrigin)) return null;
  const url = new URL(redirect, anyOrigin);
  if (url.origin !== anyOrigin || url.pathname.startsWith('//')) return null;
  // An encoded slash or backslash at the front becomes a host once somebody decodes it.
  if (/^\/(%2f|%5c|\\|\s)/i.test(url.pathname)) return null;
  return url.pathname + url.search;
}

/** Where a reader goes after signing in: the asked-for page with its fragment, or the start. */
export function landingAfterSignIn({ redirect, hash }: { redirect: string | null; hash: string }): string {
  const target = safeTarget(redirect);
  return target ? target + (hash ? `#${hash}` : '') : '/';
}

/** The sign-in page, told where to return to; the fragment stays a fragment (decision AMB-009). */
export function signInDetour({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  return `/login/?redirect=${encodeURIComponent(pathname + search)}${hash ? `#${hash}` : ''}`;
}
