import { createDataClient, type DataClient, type DataClientOptions } from '@fs/data-client';
import type { QueryClient } from '@tanstack/react-query';
import { type FirstData, fillQueries } from '../first-paint/firstData.ts';
import { isOffline } from '../offline/isOffline.ts';
import { createSavedPages, type SavedPages } from '../offline/savedPages.ts';
import { createQueryClient } from '../queries/createQueryClient.ts';
import { callsInLanguage, type FailureTexts } from '../server-texts/inLanguage.ts';

/** The server's data: all calls and their cached responses. */
export interface AppData {
  client: DataClient;
  queryClient: QueryClient;
  /** Pages that open again without a connection. */
  savedPages: SavedPages;
}

interface AppDataOptions extends DataClientOptions {
  /** Returns the texts of the server in the shown language, for failures. */
  texts: () => FailureTexts;
  /** Answers that came with the page. */
  firstData?: FirstData | undefined;
  /** Returns the id of the user whose pages are saved on this device. */
  savedOwner: () => string | undefined;
}

/** Creates the client and its cache. Without a connection, the cache has what was saved of the user's pages. */
export async function createAppData({
  texts,
  firstData = [],
  savedOwner,
  ...options
}: AppDataOptions): Promise<AppData> {
  const queryClient = createQueryClient();
  fillQueries(queryClient, firstData);
  const savedPages = createSavedPages({ owner: savedOwner, build: buildInPage() });
  if (isOffline()) await savedPages.open(queryClient);
  return { client: callsInLanguage(createDataClient(options), texts), queryClient, savedPages };
}

/** Names the build by the address of the app's script, which changes with any of its files. */
function buildInPage(): string {
  // A page that the server has rendered names the script instead of having it.
  const script = globalThis.document?.querySelector<HTMLScriptElement>('script[type="module"][src], script[data-app]');
  return script ? new URL(script.dataset.app ?? script.src, window.location.href).href : '';
}
