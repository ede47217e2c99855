import {
  createCognitoProvider,
  createDataClient,
  createMemoryTokenStore,
  createSession,
  type DataClient,
} from '../../packages/data-client/src/index.ts';
import { dataOf } from './outcomes.ts';

/**
 * Logs in to a server in another process. Each request claims another client address, which the server has to trust, so
 * that no rate limit ends a load.
 * @param url any address of the server
 */
export async function connectTo(
  url: string,
  credentials: { email: string; password: string },
): Promise<{ client: DataClient; userId: string }> {
  let requests = 0;
  const fetchFromAnyAddress: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    requests += 1;
    request.headers.set('x-forwarded-for', `10.0.${Math.floor(requests / 250) % 250}.${requests % 250}`);
    return fetch(request);
  };
  const apiUrl = new URL('/', url).href;
  const environment = await (await fetch(new URL('fs/environment.json', apiUrl))).json();
  const { endpoint, clientId } = (environment as { identity: { endpoint: string; clientId: string } }).identity;
  const session = createSession({
    provider: createCognitoProvider({ endpoint: new URL(endpoint, url).href, clientId }),
    store: createMemoryTokenStore(),
  });
  const { attributes } = dataOf(await session.signIn(credentials));
  return {
    userId: attributes.sub,
    client: createDataClient({ apiUrl, tokens: session, fetch: fetchFromAnyAddress }),
  };
}
