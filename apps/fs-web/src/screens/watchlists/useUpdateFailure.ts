import { useMessages } from '@fs/ui';
import { useCallback } from 'react';
import { appMessages } from '../../App.messages.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { connectionMessages } from '../../server-texts/Connection.messages.ts';
import { withoutConnection } from '../../server-texts/withoutConnection.ts';

/** A failed call, or what a promise was rejected with. */
export type UpdateFailure = Parameters<typeof withoutConnection>[1] | Error;

/** Returns what is said when a watchlist was not changed: without a connection, that there is none. */
export function useUpdateFailure(): (failure: UpdateFailure) => string {
  const { watchlistUpdateFailed } = useMessages(appMessages);
  const connection = useMessages(connectionMessages);
  return useCallback(
    (failure) => {
      const known = failure instanceof CallFailure || !(failure instanceof Error) ? failure : {};
      return withoutConnection(watchlistUpdateFailed, known, connection);
    },
    [watchlistUpdateFailed, connection],
  );
}
