import { createDataClient, type DataClient, type DataClientOptions } from '@fs/data-client';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../queries/createQueryClient.ts';

/** The server's data: all calls and their cached responses. */
export interface AppData {
  client: DataClient;
  queryClient: QueryClient;
}

export function createAppData(options: DataClientOptions): AppData {
  return { client: createDataClient(options), queryClient: createQueryClient() };
}
