import type { WatchlistCompaniesProps } from '@fs/research-widgets';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { refreshWatchlists } from '../../queries/watchlistChanges.ts';
import { useServices } from '../../services.tsx';
import { storedNoteDrafts } from './storedNoteDrafts.ts';
import { useUpdateFailure } from './useUpdateFailure.ts';

/** Saves notes about the companies of a list. A reload keeps what is not saved. */
export function useNotes(listId: string): NonNullable<WatchlistCompaniesProps['notes']> {
  const { client } = useServices();
  const queries = useQueryClient();
  const textOf = useUpdateFailure();
  return useMemo(
    () => ({
      drafts: storedNoteDrafts(listId, () => sessionStorage),
      onSave: async (change) => {
        const saved = await client.watchlists.setWatchlistNote(listId, change);
        if (saved.ok || saved.reason === 'conflict') await refreshWatchlists(queries);
        return saved.ok ? { ok: true } : { ok: false, error: textOf(saved), newer: saved.data?.note };
      },
    }),
    [client, listId, queries, textOf],
  );
}
