import type { LinkedCompany } from '@fs/research-widgets';
import { lazyOverlay, type MenuItemData, useMessages } from '@fs/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { refreshWatchlists } from '../../queries/watchlistChanges.ts';
import { listSummariesQuery } from '../../queries/watchlists.ts';
import { useServices } from '../../services.tsx';
import { useWatchlistUndo } from '../watchlists/useWatchlistUndo.ts';

/** Lazy-loaded, because few users open the dialog. */
const NewWatchlist = lazyOverlay(async () => (await import('../watchlists/NewWatchlist.tsx')).NewWatchlist);

interface AddToList {
  /** The lists that the user can edit, and a new one. */
  items: readonly MenuItemData[];
  /** Adds companies to the list of that item. */
  add: (companies: readonly LinkedCompany[], item: string | undefined) => Promise<void>;
  /** Creates a list. Render it. */
  dialog: ReactNode;
}

/**
 * Adds companies to a watchlist that the user can edit, or to a new one.
 *
 * @param exceptId the list whose companies are shown, which is not offered
 */
export function useAddToList({ exceptId }: { exceptId?: string | undefined } = {}): AddToList {
  const { client, toasts } = useServices();
  const messages = useMessages(appMessages);
  const queries = useQueryClient();
  const undo = useWatchlistUndo();
  const lists = useQuery(listSummariesQuery(client));
  const [preset, setPreset] = useState<readonly LinkedCompany[]>();
  const editable = (lists.data ?? []).filter(({ id, readOnly }) => !readOnly && id !== exceptId);

  return {
    items: [
      ...editable.map(({ id, name }) => ({ id, label: name })),
      ...(lists.isError && !lists.data ? [{ id: again, label: messages.loadWatchlists }] : []),
      { id: newList, label: messages.newWatchlist },
    ],
    async add(companies, item) {
      if (item === again) return void lists.refetch();
      const list = editable.find(({ id }) => id === item);
      if (!list) return setPreset(companies);
      const items = companies.map(({ id }) => ({ uuid: id }));
      const changed = await client.watchlists.changeWatchlistItems(list.id, { add: items });
      await refreshWatchlists(queries);
      if (!changed.ok) {
        if (changed.limit) toasts.show({ message: changed.limit.message, tone: 'critical' });
        else undo.sayFailed(changed);
      } else if (changed.data.added.length > 0) undo.offerToTakeOff(list, changed.data);
      else toasts.show({ message: messages.companiesPresent({ count: items.length, name: list.name }) });
    },
    dialog: preset && <NewWatchlist isOpen onOpenChange={() => setPreset(undefined)} preset={preset} />,
  };
}

/** Id of the item that creates a list. */
const newList = 'new';

/** Id of the item that loads the lists once more. */
const again = 'again';
