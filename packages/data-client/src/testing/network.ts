/** The connection to the server, which a test can cut, and on which it can count the calls. */
export function createNetwork() {
  const calls: string[] = [];
  const refreshTokens: string[] = [];
  let fault: 'none' | 'offline' | 'answers-lost' = 'none';
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (fault === 'offline') throw new TypeError('fetch failed');
    const [, operation = ''] = (new Headers(init?.headers).get('x-amz-target') ?? '').split('.');
    calls.push(operation);
    const { RefreshToken } = JSON.parse(String(init?.body)) as { RefreshToken?: string };
    if (RefreshToken) refreshTokens.push(RefreshToken);
    const response = await globalThis.fetch(input, init);
    // Check again: the test may have cut the connection while the server was at work.
    if (fault !== 'none') throw new TypeError('terminated');
    return response;
  };
  return {
    fetch,
    /** Names of the operations that reached the server, in order. */
    calls,
    /** Refresh tokens that were sent, in order. */
    refreshTokens,
    set: (next: typeof fault) => {
      fault = next;
    },
  };
}
