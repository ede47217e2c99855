import { createDataClient, type DataClient, type DataClientOptions } from '@fs/data-client';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from './queries/createQueryClient.ts';

/** The server's data: every call, and what was answered so far. */
export interface AppData {
  client: DataClient;
  queryClient: QueryClient;
}

export function createAppData(options: DataClientOptions): AppData {
  return { client: createDataClient(options), queryClient: createQueryClient() };
}
