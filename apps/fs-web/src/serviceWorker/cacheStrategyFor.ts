/** `shell`: from the network, or the kept page without one. `asset`: kept once and for all. */
export type Caching = 'shell' | 'asset';

/**
 * How the worker answers; null leaves a request to the browser.
 * @param scope address under which the app lies, with the slash at its end
 */
export function cacheStrategyFor(
  { url, method, mode }: Pick<Request, 'url' | 'method' | 'mode'>,
  scope: string,
): Caching | null {
  if (method !== 'GET' || !url.startsWith(scope)) return null;
  if (mode === 'navigate') return 'shell';
  return url.startsWith(`${scope}assets/`) ? 'asset' : null;
}
