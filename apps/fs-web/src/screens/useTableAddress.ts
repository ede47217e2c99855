import type { TableName } from '@fs/api-contract';
import { layoutOf, type TableLayout, type TableState, withLayoutOf } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { tableViewsQuery } from '../queries/tableViews.ts';
import { useServices } from '../services.tsx';
import { type LayoutPlace, readTableLayout, writeTableLayout } from './tableLayouts.ts';
import { queryAt, rowsAt, type TableQuery, toTableView, viewParameter } from './tableView.ts';
import { useScreenLocation } from './useScreenLocation.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The user came here in the table itself, out of a view or of what they had filtered: no view opens by itself. */
    isOwnLayout?: true;
  }
}

interface TableAddress extends TableQuery {
  /** Under which name its views are kept, and what the user does to the columns. */
  name: TableName;
  /** Other parameters of the address that stay when the table changes. */
  keep?: readonly string[];
  /** The view that the user wants to see first opens by itself where the address says nothing. @default true */
  opensFirst?: boolean;
}

/** For as long as the browser is open: what was done to the columns of a view and not saved. */
const ofSession = () => sessionStorage;

/**
 * A table's state as it stands in the address, so that a link, the back button and a reload show the same: a view by its
 * id, and what was done to its rows. With the columns as the view has them, or else as this user left them.
 */
export function useTableAddress({ read, write, name, keep = [], opensFirst = true }: TableAddress) {
  const { client } = useServices();
  const router = useRouter();
  const { pathname, searchStr, state: entry, isLeaving } = useScreenLocation();
  const saved = useQuery(tableViewsQuery(client, name));
  const views = useMemo(
    () => saved.data?.views.map((view) => toTableView(view, { read, write })),
    [saved.data?.views, read, write],
  );
  const query = useMemo(() => new URLSearchParams(searchStr), [searchStr]);
  const viewId = query.get(viewParameter) ?? undefined;
  const view = views?.find(({ id }) => id === viewId);

  // Which rows are meant is not known before the view is.
  const isPending = viewId !== undefined && saved.isPending;

  const place: LayoutPlace = viewId === undefined ? name : `${name}.${viewId}`;
  const [done, setDone] = useState<{ place: LayoutPlace; layout: TableLayout | undefined }>();
  const found = useMemo(() => layoutAt(place, name), [place, name]);
  const left = done?.place === place ? done.layout : found;
  const layout = left ?? view?.state;
  const state = useMemo(
    () => withLayoutOf(rowsAt(query, { read, write }, view), layout ? layoutOf({ ...layout, ...noRows }) : {}),
    [query, read, write, view, layout],
  );

  function go(next: URLSearchParams, { replace = false } = {}) {
    const kept = [...query].filter(([parameter]) => keep.includes(parameter));
    const all = new URLSearchParams([...kept, ...next]).toString();
    const href = all === '' ? pathname : `${pathname}?${all}`;
    const mark = next.has(viewParameter) ? {} : ({ isOwnLayout: true } as const);
    void router.navigate({ href, resetScroll: false, replace, state: mark });
  }

  function keepLayout(of: LayoutPlace, next: TableLayout | undefined) {
    setDone({ place: of, layout: next });
    writeTableLayout(of, next ?? {}, of === name ? undefined : ofSession);
  }

  function onStateChange(next: TableState) {
    // It would be done to a table without the view's filters, which the address then takes for removed.
    if (isPending) return;
    const nextLayout = layoutOf(next);
    if (JSON.stringify(nextLayout) !== JSON.stringify(layoutOf(state))) keepLayout(place, nextLayout);
    // What was done to the columns alone is no step to go back from.
    if (write(next).toString() !== write(state).toString()) go(queryAt(next, { write, read }, viewId, view));
  }

  /** Opens a view as it is kept; undefined leaves the one that is open for the table as it was. */
  function openView(id: string | undefined) {
    if (id !== undefined) keepLayout(`${name}.${id}`, undefined);
    go(new URLSearchParams(id === undefined ? {} : { [viewParameter]: id }));
  }

  const first = saved.data?.firstId ?? undefined;
  const isBare = viewId === undefined && write(read(query)).size === 0;
  const bareAt = isBare ? pathname : undefined;
  // Once each time the user comes, not once for each mount: who turns round on the way to another page comes back to
  // the same one. And not again at the same place, when another window says meanwhile which view opens first.
  const settledAt = useRef<string>(undefined);
  useEffect(() => {
    if (isLeaving || !saved.isSuccess || !opensFirst || settledAt.current === bareAt) return;
    settledAt.current = bareAt;
    if (bareAt === undefined || first === undefined || entry.isOwnLayout) return;
    go(new URLSearchParams({ [viewParameter]: first }), { replace: true });
  });

  return {
    state,
    onStateChange,
    isPending,
    views: { name, state, known: { ...saved, data: views }, saved: saved.data, viewId, openView },
  };
}

const noRows = { sort: [], filters: {}, page: 1, pageSize: 1 };

/** Undefined for a view whose columns stand as they were saved. */
function layoutAt(place: LayoutPlace, name: TableName): TableLayout | undefined {
  if (place === name) return readTableLayout(place);
  const left = readTableLayout(place, ofSession);
  return Object.keys(left).length === 0 ? undefined : left;
}
