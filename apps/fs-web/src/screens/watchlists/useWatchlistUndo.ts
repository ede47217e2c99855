import type { WatchlistItemsChange } from '@fs/api-contract';
import { useMessages } from '@fs/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appMessages } from '../../App.messages.ts';
import { unwrap } from '../../queries/CallFailure.ts';
import {
  deleteWatchlistMutation,
  refreshWatchlists,
  restoreWatchlistMutation,
} from '../../queries/watchlistChanges.ts';
import { useServices } from '../../services.tsx';
import { useDeletedLists } from './useDeletedLists.ts';
import { type UpdateFailure, useUpdateFailure } from './useUpdateFailure.ts';

/** Immediate changes with an undo toast. */
export function useWatchlistUndo() {
  const { client, toasts } = useServices();
  const messages = useMessages(appMessages);
  const queries = useQueryClient();
  const deletion = useMutation(deleteWatchlistMutation(client));
  const deleted = useDeletedLists();
  const restoring = useMutation(restoreWatchlistMutation(client));
  const textOf = useUpdateFailure();
  const sayFailed = (failure: UpdateFailure) => toasts.show({ message: textOf(failure), tone: 'critical' });

  function restoreLists(ids: readonly string[]) {
    // The page of the list, whose callbacks would not be called anymore, has been left.
    restoring.mutateAsync(ids).then(() => deleted.drop(ids), sayFailed);
  }

  return {
    sayFailed,
    restoreLists,

    /**
     * @param onDeleted called after deletion, e.g. to leave the list's page
     */
    deleteLists(lists: readonly { id: string; name: string }[], onDeleted?: () => void) {
      const ids = lists.map(({ id }) => id);
      const [only] = lists.length === 1 ? lists : [];
      // Each deletion can be undone, also once the user has deleted more, or left.
      deletion.mutateAsync(ids).then(
        ({ restorableUntil }) => {
          deleted.add({ lists, restorableUntil });
          onDeleted?.();
          toasts.show({
            message: only ? messages.watchlistDeleted(only) : messages.watchlistsDeleted({ count: ids.length }),
            action: { label: messages.undo, onPress: () => restoreLists(ids) },
          });
        },
        ({ message }) => toasts.show({ message, tone: 'critical' }),
      );
    },

    /** Undo for removed companies, unless another window removed them before. Restores their notes, and the dates at which they were added. */
    offerToPutBack(listId: string, { removed }: WatchlistItemsChange) {
      if (removed.length === 0) {
        toasts.show({ message: messages.companiesGone });
        return;
      }
      toasts.show({
        message: messages.companiesRemoved({ count: removed.length }),
        action: { label: messages.undo, onPress: () => void changeBack(listId, ...inParts(removed)) },
      });
    },

    /** Undo for added companies. Removes only those that were new. */
    offerToTakeOff({ id, name }: { id: string; name: string }, { added }: WatchlistItemsChange) {
      if (added.length === 0) return;
      toasts.show({
        message: messages.companiesAdded({ count: added.length, name }),
        action: {
          label: messages.undo,
          onPress: () => void changeBack(id, { remove: added }),
        },
      });
    },
  };

  // The page and its mutations may be unmounted by then.
  async function changeBack(
    listId: string,
    ...changes: Parameters<typeof client.watchlists.changeWatchlistItems>[1][]
  ) {
    try {
      for (const change of changes) unwrap(await client.watchlists.changeWatchlistItems(listId, change));
    } catch (error) {
      sayFailed(error instanceof Error ? error : {});
    }
    await refreshWatchlists(queries);
  }
}

/** Characters of notes in one call, which the server's limit of a request allows in any script. */
const notesPerCall = 100_000;

/** Splits companies so that the notes of each part fit in one call. */
function inParts(removed: WatchlistItemsChange['removed']): { add: WatchlistItemsChange['removed'] }[] {
  const parts: { add: WatchlistItemsChange['removed'] }[] = [{ add: [] }];
  let length = 0;
  for (const item of removed) {
    length += item.note?.length ?? 0;
    if (length > notesPerCall) {
      parts.push({ add: [] });
      length = item.note?.length ?? 0;
    }
    parts.at(-1)?.add.push(item);
  }
  return parts;
}
