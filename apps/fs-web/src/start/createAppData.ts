import { createDataClient, type DataClient, type DataClientOptions } from '@fs/data-client';
import type { QueryClient } from '@tanstack/react-query';
import { type FirstData, fillQueries } from '../first-paint/firstData.ts';
import { createQueryClient } from '../queries/createQueryClient.ts';
import { callsInLanguage, type ServerTexts } from '../server-texts/inLanguage.ts';

/** The server's data: all calls and their cached responses. */
export interface AppData {
  client: DataClient;
  queryClient: QueryClient;
}

/**
 * @param texts returns the texts of the server in the shown language, for failures
 * @param firstData answers that came with the page
 */
export function createAppData(
  options: DataClientOptions,
  texts: () => ServerTexts,
  firstData: FirstData = [],
): AppData {
  const queryClient = createQueryClient();
  fillQueries(queryClient, firstData);
  return { client: callsInLanguage(createDataClient(options), texts), queryClient };
}
