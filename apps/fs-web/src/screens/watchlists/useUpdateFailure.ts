import { useMessages } from '@fs/ui';
import { useCallback } from 'react';
import { appMessages } from '../../App.messages.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { connectionMessages } from '../../server-texts/Connection.messages.ts';
import { withCause } from '../../server-texts/withCause.ts';

/** A failed call, or what a promise was rejected with. */
export type UpdateFailure = Parameters<typeof withCause>[1] | Error;

/** Returns what is said when a watchlist was not changed: that there is no connection, or when to try again. */
export function useUpdateFailure(): (failure: UpdateFailure) => string {
  const { watchlistUpdateFailed } = useMessages(appMessages);
  const connection = useMessages(connectionMessages);
  return useCallback(
    (failure) => {
      if (failure instanceof CallFailure) return withCause(watchlistUpdateFailed, failure.outcome, connection);
      return withCause(watchlistUpdateFailed, failure instanceof Error ? {} : failure, connection);
    },
    [watchlistUpdateFailed, connection],
  );
}
