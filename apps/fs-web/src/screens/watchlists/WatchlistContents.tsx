import type { Watchlist, WatchlistCompany, WatchlistSums } from '@fs/api-contract';
import {
  type DatedPart,
  parseWatchlistTab,
  WatchlistDetail,
  type WatchlistTab,
  watchlistTableSearch,
  watchlistTableState,
} from '@fs/research-widgets';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { companyHref, investorHref, marketPath, personHref } from '../../addresses/appPaths.ts';
import { useArticleHref } from '../../addresses/articleLinks.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { exportedWatchlist } from '../../queries/exports.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { noteLook, removeCompaniesMutation } from '../../queries/watchlistChanges.ts';
import { companiesSeen, untilAsked, watchlistPartQueries, watchlistRows } from '../../queries/watchlists.ts';
import { useServices } from '../../services.tsx';
import { useLookActions } from '../compare/useLookActions.ts';
import { useSnapshots } from '../making/useSnapshots.ts';
import { PeekLayer } from '../peek/PeekLayer.tsx';
import { watchlistPageSizes } from '../tables/pageSizes.ts';
import { SavedViews } from '../tables/SavedViews.tsx';
import { useCompanyExtras } from '../tables/useCompanyExtras.ts';
import { useListAction } from '../tables/useListAction.tsx';
import type { usePageWidth } from '../tables/usePageWidth.ts';
import { useSelectedCompanies } from '../tables/useSelectedCompanies.ts';
import { useTableAddress } from '../tables/useTableAddress.ts';
import { useTableRows } from '../tables/useTableRows.ts';
import { useNotes } from './useNotes.ts';
import { usePaste } from './usePaste.ts';
import { useWatchlistUndo } from './useWatchlistUndo.ts';

interface WatchlistContentsProps {
  list: Watchlist;
  isReadOnly: boolean;
  /** Whether the news since the last visit are loaded, so that this visit can be recorded. */
  isSeenKnown: boolean;
  /** Rows of the parts. Undefined while unknown. */
  counts: WatchlistSums['counts'] | undefined;
  onAdd: () => void;
  /** The width of the page, as a choice of the user. */
  wide: ReturnType<typeof usePageWidth>['wide'];
}

const keep = ['tab'] as const;

/** The tabs of a watchlist. Each loads when opened. */
export function WatchlistContents({ list, isReadOnly, isSeenKnown, counts, onAdd, wide }: WatchlistContentsProps) {
  const { client } = useServices();
  const articleHref = useArticleHref();
  const { search, setSearch } = useAddressSearch();
  const tab = parseWatchlistTab(search.tab);
  const table = useTableAddress({
    name: 'watchlist',
    read: watchlistTableState,
    write: watchlistTableSearch,
    keep,
    pageSizes: watchlistPageSizes,
    opensFirst: tab === 'companies',
  });
  const undo = useWatchlistUndo();
  const paste = usePaste(list);
  const notes = useNotes(list.id);
  const since = useLastSeen(list, isSeenKnown);
  const isOpen = (each: WatchlistTab) => ({ enabled: each === tab });
  const { rows, loadable, shown, onScroll } = useTableRows({
    source: watchlistRows(client, list.id, table.state, since),
    table,
    enabled: tab === 'companies',
    refetch: untilAsked,
  });
  const [wholeParts, setWholeParts] = useState<readonly DatedPart[]>([]);
  const asked = watchlistPartQueries(client, list.id, wholeParts);
  const parts = {
    updates: useQuery({ ...asked.updates, ...isOpen('updates') }),
    funding: useQuery({ ...asked.funding, ...isOpen('funding') }),
    investments: useQuery({ ...asked.investments, ...isOpen('investments') }),
    acquisitions: useQuery({ ...asked.acquisitions, ...isOpen('acquisitions') }),
    people: useQuery({ ...asked.people, ...isOpen('people') }),
    socials: useQuery({ ...asked.socials, ...isOpen('socials') }),
  };
  const exportRows = exportedWatchlist(client, list.id, table.state);
  const snapshots = useSnapshots({ table: 'watchlistCompanies', listId: list.id, ...companiesSeen(table.state) });
  const selected = useSelectedCompanies({ rows, keyOf: idOf, companyOf: itself, everyRow: exportRows });
  const extras = useCompanyExtras(rows.map(idOf), table.state);
  const lookActions = useLookActions(selected);
  const { action, dialog } = useListAction({ selected, exceptId: list.id });
  const removal = useMutation(removeCompaniesMutation(client, list.id, companiesSeen(table.state)));

  return (
    <>
      <div onScrollCapture={onScroll}>
        <WatchlistDetail
          tab={tab}
          onTabChange={(next) => setSearch({ tab: next === 'companies' ? undefined : next })}
          counts={{ ...counts, companies: list.itemCount }}
          companies={{
            state: table.state,
            onStateChange: table.onStateChange,
            ...wide,
            tools: <SavedViews {...table.views} />,
            companies: loadable,
            ...shown,
            personHrefOf: personHref,
            investorHrefOf: investorHref,
            marketHrefOf: marketPath,
            isReadOnly,
            onAdd,
            paste: isReadOnly || list.itemCount > 0 ? undefined : paste,
            notes,
            onRemove: (selection) =>
              // Each removal can be undone, also once the user has removed more, or left.
              void removal.mutateAsync(selection).then(
                (change) => undo.offerToPutBack(list.id, change),
                (failure) => {
                  undo.sayFailed(failure);
                  // For another try.
                  selected.shown.onSelectedRowsChange?.(selection);
                },
              ),
            selectionActions: [action, ...lookActions],
            ...selected.shown,
            extras,
            currentRow: search.peek,
            exportRows,
            snapshots,
            fileName: list.name,
          }}
          updates={toLoadable(parts.updates)}
          funding={toLoadable(parts.funding)}
          investments={toLoadable(parts.investments)}
          acquisitions={toLoadable(parts.acquisitions)}
          people={toLoadable(parts.people)}
          socials={toLoadable(parts.socials)}
          hrefOf={companyHref}
          personHrefOf={personHref}
          articleHrefOf={articleHref}
          wholeParts={wholeParts}
          onWholeChange={({ part, isWhole }) =>
            setWholeParts([...wholeParts.filter((each) => each !== part), ...(isWhole ? [part] : [])])
          }
          onRetry={(part) => void parts[part].refetch()}
        />
      </div>
      {dialog}
      {tab === 'companies' && <PeekLayer companies={rows} />}
    </>
  );
}

const idOf = ({ id }: WatchlistCompany) => id;
const itself = (company: WatchlistCompany) => company;

/** Returns the user's previous visit, ISO 8601, or undefined. Records the current visit. */
function useLastSeen({ id, settings: [setting] }: Watchlist, isSeenKnown: boolean): string | undefined {
  const { client } = useServices();
  const queries = useQueryClient();
  const [lastSeen] = useState(setting?.lastSeen ?? undefined);
  const settingId = setting?.id;
  useEffect(() => {
    // Affects only the next visit. After a failure the same items stay new.
    if (settingId !== undefined && isSeenKnown) void noteLook(queries, client, { id, settingId });
  }, [queries, client, id, settingId, isSeenKnown]);
  return lastSeen;
}
