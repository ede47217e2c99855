import { createDataClient, type DataClient, type DataClientOptions } from '@fs/data-client';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../queries/createQueryClient.ts';
import { callsInLanguage, type ServerTexts } from '../server-texts/inLanguage.ts';

/** The server's data: all calls and their cached responses. */
export interface AppData {
  client: DataClient;
  queryClient: QueryClient;
}

/** @param texts returns the texts of the server in the shown language, for failures */
export function createAppData(options: DataClientOptions, texts: () => ServerTexts): AppData {
  return { client: callsInLanguage(createDataClient(options), texts), queryClient: createQueryClient() };
}
