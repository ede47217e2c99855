import type { WatchlistCompaniesProps } from '@fs/research-widgets';
import { useQueryClient } from '@tanstack/react-query';
import { refreshWatchlists } from '../../queries/watchlistChanges.ts';
import { useServices } from '../../services.tsx';
import { useWatchlistUndo } from './useWatchlistUndo.ts';

/** Matches pasted companies and adds them to a list, with an undo toast. */
export function usePaste(list: { id: string; name: string }): NonNullable<WatchlistCompaniesProps['paste']> {
  const { client } = useServices();
  const queries = useQueryClient();
  const undo = useWatchlistUndo();
  return {
    onRecognize: (lines) => client.watchlists.recognizeCompanies(lines, { watchlistId: list.id }),
    onAdd: async (companies) => {
      const add = companies.map(({ id }) => ({ uuid: id }));
      const changed = await client.watchlists.changeWatchlistItems(list.id, { add });
      if (changed.ok) undo.offerToTakeOff(list, changed.data);
      else undo.sayFailed(changed);
      await refreshWatchlists(queries);
      return changed.ok;
    },
  };
}
