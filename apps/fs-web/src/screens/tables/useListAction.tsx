import type { CompanySearchResult } from '@fs/api-contract';
import type { LinkedCompany, SelectionAction } from '@fs/research-widgets';
import { lazyOverlay, selectionTest, type TableSelection } from '@fs/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { refreshWatchlists } from '../../queries/watchlistChanges.ts';
import { listSummariesQuery } from '../../queries/watchlists.ts';
import { useServices } from '../../services.tsx';

/** Lazy-loaded, because few users open the dialog. */
const NewWatchlist = lazyOverlay(async () => (await import('../watchlists/NewWatchlist.tsx')).NewWatchlist);

interface ListActionOptions {
  /** Rows that are loaded. */
  rows: readonly CompanySearchResult[];
  /** All rows that match, for a selection of all. */
  everyRow: (options: { signal: AbortSignal }) => AsyncIterable<readonly CompanySearchResult[]>;
}

/** Adds selected companies to a watchlist that the user can edit, or to a new one. */
export function useListAction({ rows, everyRow }: ListActionOptions): { action: SelectionAction; dialog: ReactNode } {
  const { client, toasts } = useServices();
  const queries = useQueryClient();
  const lists = useQuery(listSummariesQuery(client));
  const [preset, setPreset] = useState<readonly LinkedCompany[]>();
  // Rows of other pages stay selected.
  const seen = useRef(new Map<string, LinkedCompany>());
  for (const company of rows) seen.current.set(company.id, company);

  async function companiesOf(selection: TableSelection): Promise<readonly LinkedCompany[]> {
    if (selection.kind === 'rows') return selection.ids.flatMap((id) => seen.current.get(id) ?? []);
    const isSelected = selectionTest(selection);
    const companies: LinkedCompany[] = [];
    for await (const part of everyRow({ signal: new AbortController().signal })) {
      companies.push(...part.filter(({ id }) => isSelected(id)));
    }
    return companies;
  }

  async function add(selection: TableSelection, listId: string | undefined) {
    const companies = await companiesOf(selection);
    const list = lists.data?.find(({ id }) => id === listId);
    if (!list) return setPreset(companies);
    const items = companies.map(({ id }) => ({ uuid: id }));
    const changed = await client.watchlists.changeWatchlistItems(list.id, { add: items });
    await refreshWatchlists(queries);
    if (changed.ok) toasts.show({ message: appMessages.companiesAdded(items.length, list.name), tone: 'positive' });
    else toasts.show({ message: changed.limit?.message ?? appMessages.watchlistUpdateFailed, tone: 'critical' });
  }

  const editable = (lists.data ?? []).filter(({ readOnly }) => !readOnly);
  return {
    action: {
      id: 'list',
      label: appMessages.addToList,
      items: [
        ...editable.map(({ id, name }) => ({ id, label: name })),
        { id: newList, label: appMessages.newWatchlist },
      ],
      onPress: (selection, item) => void add(selection, item),
    },
    dialog: preset && <NewWatchlist isOpen onOpenChange={() => setPreset(undefined)} preset={preset} />,
  };
}

/** Id of the item that creates a list. */
const newList = 'new';
