import type { WatchlistItemsChange } from '@fs/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appMessages } from '../../App.messages.ts';
import { unwrap } from '../../queries/CallFailure.ts';
import {
  deleteWatchlistMutation,
  refreshWatchlists,
  restoreWatchlistMutation,
} from '../../queries/watchlistChanges.ts';
import { useServices } from '../../services.tsx';

/** Immediate changes with an undo toast. */
export function useWatchlistUndo() {
  const { client, toasts } = useServices();
  const queries = useQueryClient();
  const deletion = useMutation(deleteWatchlistMutation(client));
  const restoring = useMutation(restoreWatchlistMutation(client));
  const sayFailed = () => toasts.show({ message: appMessages.watchlistUpdateFailed, tone: 'critical' });

  return {
    sayFailed,

    /**
     * @param onDeleted called after deletion, e.g. to leave the list's page
     */
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

    /** Undo for removed companies. Restores the dates at which they were added. */
    offerToPutBack(listId: string, { removed }: WatchlistItemsChange) {
      toasts.show({
        message: appMessages.companiesRemoved(removed.length),
        action: { label: appMessages.undo, onPress: () => void changeBack(listId, { add: removed }) },
      });
    },

    /** Undo for added companies. Removes only those that were new. */
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

  // The page and its mutations may be unmounted by then.
  async function changeBack(listId: string, change: Parameters<typeof client.watchlists.changeWatchlistItems>[1]) {
    try {
      unwrap(await client.watchlists.changeWatchlistItems(listId, change));
    } catch {
      sayFailed();
    }
    await refreshWatchlists(queries);
  }
}
