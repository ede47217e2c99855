/** Attributes of a prerendered page. */
export interface FirstPaintOf {
  /** Path of the page without trailing slash. Absent if the file serves many pages. */
  path?: string;
  /** Query of the page, with its question mark. Absent if the page is the same with any. */
  query?: string;
  /** Audience of the page. */
  audience?: string;
}

/** Parameters that change the form of the login page (accounts §9). */
const formsOf = ['plan', 'code', 'email', 'confirmationcode'];

/**
 * Whether the app will show the prerendered page. The service worker also serves the file for other URLs while offline.
 *
 * @param isKnown whether a user is logged in on this device
 */
export function pageToPrerender(
  { path, query, audience }: FirstPaintOf,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  isKnown: boolean,
): boolean {
  if (isKnown !== (audience === 'signed-in')) return false;
  if (path !== undefined && path !== pathname.replace(/\/$/, '')) return false;
  if (query !== undefined && query !== search) return false;
  const asked = new URLSearchParams(search);
  return !formsOf.some((name) => asked.has(name));
}
