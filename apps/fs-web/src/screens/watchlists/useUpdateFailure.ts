import { useMessages } from '@fs/ui';
import { useCallback } from 'react';
import { appMessages } from '../../App.messages.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { connectionMessages } from '../../server-texts/Connection.messages.ts';
import { withCause } from '../../server-texts/withCause.ts';

/** A failed call, or what a promise was rejected with. */
export type UpdateFailure = Parameters<typeof withCause>[1] | Error;

/** Returns what is said when a watchlist was not changed: without a connection, that there is none. */
export function useUpdateFailure(): (failure: UpdateFailure) => string {
  const { watchlistUpdateFailed } = useMessages(appMessages);
  const connection = useMessages(connectionMessages);
  return useCallback(
    (failure) => {
      const known = failure instanceof CallFailure || !(failure instanceof Error) ? failure : {};
      return withCause(watchlistUpdateFailed, known, connection);
    },
    [watchlistUpdateFailed, connection],
  );
}
