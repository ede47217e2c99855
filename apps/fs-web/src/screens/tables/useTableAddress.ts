import type { TableName } from '@fs/api-contract';
import { layoutOf, type TableLayout, type TableStateUpdate, withLayoutOf } from '@fs/ui';
import { everyRow } from '@fs/ui/table-model';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { layerParameters } from '../../addresses/layerParameters.ts';
import { type AddressSearch, useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { tableViewsQuery } from '../../queries/tableViews.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { useExperiments } from '../experiments/useExperiments.ts';
import {
  mostRowsBefore,
  pageSizeText,
  parsePageSize,
  parseTopRow,
  phonePageSize,
  readPageSize,
  topRowText,
  writePageSize,
} from './pageSizes.ts';
import { type LayoutPlace, readTableLayout, writeTableLayout } from './tableLayouts.ts';
import { hasRows, isSameSearch, parseSince, readRows, type TableCodec, toTableViews, writeRows } from './tableView.ts';
import { useIsPhone } from './useIsPhone.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The user left a view, or changed the table without one. The default view does not open by itself. */
    isOwnLayout?: true;
  }
}

interface TableAddress extends TableCodec {
  /** Key of the table's saved views and column layout. */
  name: TableName;
  /** Other parameters of the address that a change of the table keeps. */
  keep?: readonly (keyof AddressSearch)[];
  /** Rows of a page that users can choose from. */
  pageSizes: readonly number[];
  /** Whether the default view opens where the address names nothing. @default true */
  opensFirst?: boolean;
}

/** Stores unsaved column changes of a view until the browser closes. */
const ofSession = () => sessionStorage;

/**
 * A table's state in the address, so that a link, the back button and a reload show the same: the id of a view, and changes
 * to its rows. Columns are as the view saved them, or as this user left them.
 */
export function useTableAddress({ read, write, name, keep = [], pageSizes, opensFirst = true }: TableAddress) {
  const { client } = useServices();
  const { user } = useSessionState();
  const { search, setSearch, isSettled } = useAddressSearch();
  const isOwnLayout = useLocation({ select: ({ state }) => state.isOwnLayout });
  // Signed-out users have no views.
  const saved = useQuery({ ...tableViewsQuery(client, name), enabled: user !== undefined });
  const codec = useMemo(() => ({ read, write }), [read, write]);
  const savedViews = saved.data?.views;
  const views = useMemo(() => savedViews && toTableViews(savedViews, codec), [savedViews, codec]);
  const viewId = search.view;
  const view = views?.find(({ id }) => id === viewId);

  const experiments = useExperiments();
  // The rows are unknown until the view is loaded, and their number until the experiments are.
  const isPending = (viewId !== undefined && user !== undefined && saved.isPending) || experiments.isPending;

  const place: LayoutPlace = viewId === undefined ? name : `${name}.${viewId}`;
  const [changed, setChanged] = useState<{ place: LayoutPlace; layout: TableLayout | undefined }>();
  const stored = useMemo(() => readStoredLayout(place, name), [place, name]);
  const own = changed?.place === place ? changed.layout : stored;
  const layout = own ?? view?.state;
  const inView = useMemo(
    () => withLayoutOf(readRows(search, codec, view), layout ? layoutOf({ ...layout, ...noRows }) : {}),
    [search, codec, view, layout],
  );
  const standardSize = experiments.isOn('continuousRows') ? everyRow : undefined;
  // The address wins over what the user chose last. A view has no page size of its own.
  const chosenSize = parsePageSize(search.rows, pageSizes) ?? readPageSize(name, pageSizes) ?? standardSize;
  const wantedSize = chosenSize ?? inView.pageSize;
  const isPhone = useIsPhone();
  const pageSize = isPhone && wantedSize === everyRow ? phonePageSize : wantedSize;
  const state = useMemo(() => ({ ...inView, pageSize }), [inView, pageSize]);

  function setRows(rows: Record<string, string | undefined>, { replace = false } = {}) {
    const kept = Object.fromEntries([...layerParameters, ...keep, 'rows' as const].map((name) => [name, search[name]]));
    // A view as it was saved has an order of its own.
    const isChangedView = 'view' in rows && Object.keys(rows).length > 1;
    setSearch(
      { ...kept, ...(isChangedView && { since: search.since }), ...rows },
      { replace, state: 'view' in rows ? {} : { isOwnLayout: true } },
    );
  }

  function storeLayout(of: LayoutPlace, next: TableLayout | undefined) {
    setChanged({ place: of, layout: next });
    writeTableLayout(of, next ?? {}, of === name ? undefined : ofSession);
  }

  function onStateChange(update: TableStateUpdate) {
    // The change is based on a table without the view's filters, which would then be lost.
    if (isPending) return;
    const next = update(state);
    const nextLayout = layoutOf(next);
    if (JSON.stringify(nextLayout) !== JSON.stringify(layoutOf(state))) storeLayout(place, nextLayout);
    const isResized = next.pageSize !== state.pageSize;
    if (isResized) {
      writePageSize(name, next.pageSize === (standardSize ?? inView.pageSize) ? undefined : next.pageSize);
    }
    // A change of columns alone adds no entry to the history.
    if (!isResized && isSameSearch(write(next), write(state))) return;
    const rows = writeRows(next, codec, viewId, view);
    setRows(isResized ? { ...rows, rows: pageSizeText(next.pageSize) } : rows);
  }

  /** Keeps the place in a scrolling list, so that a reload and the back button return to it. */
  function onScrollToRow(row: number) {
    if (row <= mostRowsBefore) setSearch({ ...search, row: topRowText(row) }, { replace: true, state: true });
  }

  /** Opens a view as it was saved. Undefined returns to the user's own layout. */
  function openView(id: string | undefined) {
    if (id !== undefined) storeLayout(`${name}.${id}`, undefined);
    setRows(id === undefined ? {} : { view: id });
  }

  const first = saved.data?.firstId ?? undefined;
  const isBare = viewId === undefined && !hasRows(search, codec);
  // The default view opens each time the user arrives, including by a link to the page that is shown. It does not open
  // later, when another window changes the default meanwhile.
  const wasBare = useRef(false);
  useEffect(() => {
    if (!isSettled || !saved.isSuccess || !opensFirst || wasBare.current === isBare) return;
    wasBare.current = isBare;
    if (isBare && first !== undefined && !isOwnLayout) setRows({ view: first }, { replace: true });
  });

  return {
    state,
    onStateChange,
    isPending,
    pageSizes: isPhone ? pageSizes.filter((size) => size !== everyRow) : pageSizes,
    newSince: parseSince(search.since),
    topRow: parseTopRow(search.row),
    onScrollToRow,
    // A view is compared and saved without the page size.
    views: { name, state: inView, known: { ...saved, data: views }, saved: saved.data, viewId, openView },
  };
}

const noRows = { sort: [], filters: {}, page: 1, pageSize: 1 };

/** Reads the layout that the user left. Undefined for a view without unsaved changes. */
function readStoredLayout(place: LayoutPlace, name: TableName): TableLayout | undefined {
  if (place === name) return readTableLayout(place);
  const stored = readTableLayout(place, ofSession);
  return Object.keys(stored).length === 0 ? undefined : stored;
}
