/** What a page's file says of its first paint. */
export interface FirstPaintOf {
  /** Address of the page without the slash at its end; left out for what stands for many pages. */
  path?: string;
  /** Who will see the page. */
  audience?: string;
}

/** Parameters that make another page of the login page (accounts §9). */
const formsOf = ['plan', 'code', 'email', 'confirmationcode'];

/**
 * Whether the app will show what was painted beforehand. A page's file is also sent for another address: by the service
 * worker, where there is no connection.
 * @param isKnown somebody signed in on this device and has not signed out
 */
export function pageToPrerender(
  { path, audience }: FirstPaintOf,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  isKnown: boolean,
): boolean {
  if (isKnown !== (audience === 'signed-in')) return false;
  if (path !== undefined && path !== pathname.replace(/\/$/, '')) return false;
  const query = new URLSearchParams(search);
  return !formsOf.some((name) => query.has(name));
}
