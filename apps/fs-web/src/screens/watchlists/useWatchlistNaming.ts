import type { WatchlistCard } from '@fs/api-contract';
import { useMessages } from '@fs/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { newerNameOf, renameWatchlistMutation } from '../../queries/watchlistChanges.ts';
import { useServices } from '../../services.tsx';
import { useUpdateFailure } from './useUpdateFailure.ts';

/** State of renaming a list. The input stays until saved or canceled. */
export function useWatchlistNaming() {
  const { client } = useServices();
  const messages = useMessages(appMessages);
  const textOf = useUpdateFailure();
  const rename = useMutation(renameWatchlistMutation(client));
  const [list, setList] = useState<WatchlistCard>();

  /**
   * @param next the list to rename. Undefined cancels.
   */
  function start(next?: WatchlistCard) {
    rename.reset();
    setList(next);
  }

  function failureOf(error: Error | null): string | undefined {
    if (!error) return undefined;
    const newer = newerNameOf(error);
    return newer === undefined ? textOf(error) : messages.watchlistRenamed({ name: newer });
  }

  return {
    /** Null while no list is being renamed. */
    current: list ? { id: list.id, isSaving: rename.isPending, failure: failureOf(rename.error) } : null,
    start,

    /**
     * @param newest the current list
     */
    save(name: string, newest: WatchlistCard) {
      // Replaces the name from when the user began, or the newer one that the conflict reported.
      const seen = newerNameOf(rename.error) === undefined ? list : newest;
      rename.mutate({ list: seen ?? newest, name }, { onSuccess: () => start() });
    },
  };
}
