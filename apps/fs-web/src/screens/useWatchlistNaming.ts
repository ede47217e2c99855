import type { WatchlistCard } from '@fs/api-contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { appMessages } from '../App.messages.ts';
import { newerNameOf, renameWatchlistMutation } from '../queries/watchlistChanges.ts';
import { useServices } from '../services.tsx';

/** A list's name that its user changes. What is typed stays until it is saved or given up. */
export function useWatchlistNaming() {
  const { client } = useServices();
  const rename = useMutation(renameWatchlistMutation(client));
  const [list, setList] = useState<WatchlistCard>();

  /** @param next Whose name; undefined leaves it as it is. */
  function start(next?: WatchlistCard) {
    rename.reset();
    setList(next);
  }

  return {
    /** Null while no name is changed. */
    current: list ? { id: list.id, isSaving: rename.isPending, failure: failureOf(rename.error) } : null,
    start,

    /** @param newest The list as it is known by now. */
    save(name: string, newest: WatchlistCard) {
      // A user replaces the name that stood there when they began, or the newer one that they were told of.
      const seen = newerNameOf(rename.error) === undefined ? list : newest;
      rename.mutate({ list: seen ?? newest, name }, { onSuccess: () => start() });
    },
  };
}

/** What a refused name says; undefined while none was. */
function failureOf(error: Error | null): string | undefined {
  if (!error) return undefined;
  const newer = newerNameOf(error);
  return newer === undefined ? appMessages.watchlistUpdateFailed : appMessages.watchlistRenamed(newer);
}
