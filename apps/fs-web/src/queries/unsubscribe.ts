import type { DataClient } from '@fs/data-client';
import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

/** Stops the mail that a link came with, or resumes it. */
export function unsubscribeMutation(client: DataClient, token: string) {
  return mutationOptions({
    mutationFn: async (isOn: boolean) => unwrap(await client.unsubscribe.unsubscribe(token, { isOn })),
    networkMode: 'always',
  });
}
