import type { WatchlistItemsChange } from '@fs/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appMessages } from '../App.messages.ts';
import { unwrap } from '../queries/CallFailure.ts';
import { deleteWatchlistMutation, refreshWatchlists, restoreWatchlistMutation } from '../queries/watchlistChanges.ts';
import { useServices } from '../services.tsx';

/** Changes that are made at once, with a toast that takes them back. */
export function useWatchlistUndo() {
  const { client, toasts } = useServices();
  const queries = useQueryClient();
  const deletion = useMutation(deleteWatchlistMutation(client));
  const restoring = useMutation(restoreWatchlistMutation(client));
  const sayFailed = () => toasts.show({ message: appMessages.watchlistUpdateFailed, tone: 'critical' });

  return {
    sayFailed,

    /** @param onDeleted where the user goes when what they look at is gone */
    deleteList({ id, name }: { id: string; name: string }, onDeleted?: () => void) {
      deletion.mutate(id, {
        onSuccess: () => {
          onDeleted?.();
          toasts.show({
            message: appMessages.watchlistDeleted(name),
            action: { label: appMessages.undo, onPress: () => restoring.mutate(id, { onError: sayFailed }) },
          });
        },
        onError: sayFailed,
      });
    },

    /** Companies were taken off a list: they come back with the dates at which they were added. */
    offerToPutBack(listId: string, { removed }: WatchlistItemsChange) {
      toasts.show({
        message: appMessages.companiesRemoved(removed.length),
        action: { label: appMessages.undo, onPress: () => void changeBack(listId, { add: removed }) },
      });
    },

    /** Companies were put on a list: those that came go off it again, and none that was there before. */
    offerToTakeOff({ id, name }: { id: string; name: string }, { added }: WatchlistItemsChange) {
      if (added.length === 0) return;
      toasts.show({
        message: appMessages.companiesAdded(added.length, name),
        action: {
          label: appMessages.undo,
          onPress: () => void changeBack(id, { remove: added }),
        },
      });
    },
  };

  // The page whose companies these are may be gone by then, and with it its mutations.
  async function changeBack(listId: string, change: Parameters<typeof client.watchlists.changeWatchlistItems>[1]) {
    try {
      unwrap(await client.watchlists.changeWatchlistItems(listId, change));
    } catch {
      sayFailed();
    }
    await refreshWatchlists(queries);
  }
}
