/** `shell`: network first, with the cached page as fallback. `asset`: cache first, immutable. */
export type Caching = 'shell' | 'asset';

/**
 * Returns the cache strategy of a request. Null leaves it to the browser.
 *
 * @param scope base URL of the app, with trailing slash
 */
export function cacheStrategyFor(
  { url, method, mode }: Pick<Request, 'url' | 'method' | 'mode'>,
  scope: string,
): Caching | null {
  if (method !== 'GET' || !url.startsWith(scope)) return null;
  if (mode === 'navigate') return 'shell';
  return url.startsWith(`${scope}assets/`) ? 'asset' : null;
}
