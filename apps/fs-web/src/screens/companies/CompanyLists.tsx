import type { WatchlistSummary } from '@fs/api-contract';
import { type LinkedCompany, ListTags } from '@fs/research-widgets';
import { lazyOverlay, useMessages } from '@fs/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { watchlistHref } from '../../addresses/appPaths.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { refreshWatchlists } from '../../queries/watchlistChanges.ts';
import { listSummariesQuery } from '../../queries/watchlists.ts';
import { useServices } from '../../services.tsx';
import { useWorkspace } from '../../session/useWorkspace.ts';
import { useUpdateFailure } from '../watchlists/useUpdateFailure.ts';
import { useWatchlistUndo } from '../watchlists/useWatchlistUndo.ts';

/** Lazy-loaded, because few users open the dialog. */
const NewWatchlist = lazyOverlay(async () => (await import('../watchlists/NewWatchlist.tsx')).NewWatchlist);

interface CompanyListsProps {
  company: LinkedCompany;
  /**
   * Called when the company is on another list, with a toast that can undo it. With it the search for a list opens at
   * once.
   */
  onAdded?: () => void;
}

/** The watchlists that include a company, with a way to add it to another. */
export function CompanyLists({ company, onAdded }: CompanyListsProps) {
  const { client, toasts } = useServices();
  const messages = useMessages(appMessages);
  const queries = useQueryClient();
  const { account } = useWorkspace();
  const lists = useQuery(listSummariesQuery(client, company.id));
  const undo = useWatchlistUndo();
  const textOf = useUpdateFailure();
  /** Name of the list to create. Null while the dialog is closed. */
  const [making, setMaking] = useState<string | null>(null);

  async function add(list: WatchlistSummary) {
    const changed = await client.watchlists.changeWatchlistItems(list.id, { add: [{ uuid: company.id }] });
    await refreshWatchlists(queries);
    if (changed.ok && changed.data.added.length > 0 && onAdded) {
      undo.offerToTakeOff(list, changed.data);
      onAdded();
    }
    return changed.ok ? changed : { ...changed, error: textOf(changed) };
  }

  async function remove({ id }: WatchlistSummary) {
    const changed = await client.watchlists.changeWatchlistItems(id, { remove: [company.id] });
    await refreshWatchlists(queries);
    if (changed.ok) undo.offerToPutBack(id, changed.data);
    else undo.sayFailed(changed);
  }

  /** Creates a named list at once. Without a name, or after a failure, opens the dialog. */
  async function create(name: string) {
    if (name === '') return setMaking(name);
    const items = [{ uuid: company.id }];
    const made = await client.watchlists.createList({ name, items, accountID: account?.id ?? null });
    if (!made.ok) return setMaking(name);
    toasts.show({ message: messages.watchlistMade({ name }), tone: 'positive' });
    await refreshWatchlists(queries);
    onAdded?.();
  }

  return (
    <>
      <ListTags
        company={company}
        lists={toLoadable(lists)}
        hrefOf={watchlistHref}
        onAdd={add}
        onCreate={(name) => void create(name)}
        onRemove={(list) => void remove(list)}
        onRetry={() => void lists.refetch()}
        opensSearch={onAdded !== undefined}
      />
      {making !== null && <NewWatchlist isOpen onOpenChange={() => setMaking(null)} name={making} preset={[company]} />}
    </>
  );
}
