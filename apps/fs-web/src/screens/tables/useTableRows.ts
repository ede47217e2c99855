import type { TablePage } from '@fs/ui';
import { everyRow } from '@fs/ui/table-model';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type UIEvent, useMemo } from 'react';
import { everyRowQuery, pageQuery, type RowSource } from '../../queries/rowSources.ts';
import { partialIf, toLoadable } from '../../queries/toLoadable.ts';
import { tableHeight } from './tableHeight.ts';
import type { useTableAddress } from './useTableAddress.ts';

interface TableRows<Row> {
  source: RowSource<Row>;
  table: Pick<ReturnType<typeof useTableAddress>, 'state' | 'isPending' | 'pageSizes' | 'topRow' | 'onScrollToRow'>;
  /** Whether the rows are needed. @default true */
  enabled?: boolean;
  /** When to load the rows again. */
  refetch?: { refetchOnWindowFocus?: boolean; refetchOnReconnect?: boolean };
}

/** The rows of a table: one page, or all of them in parts that load before the end of the list is in view. */
export function useTableRows<Row>({ source, table, enabled = true, refetch = {} }: TableRows<Row>) {
  const { state, isPending, pageSizes, topRow, onScrollToRow } = table;
  const isLong = state.pageSize === everyRow;
  const isWanted = enabled && !isPending;
  const page = useQuery({ ...pageQuery(source, state), ...refetch, enabled: isWanted && !isLong });
  const every = useInfiniteQuery({ ...everyRowQuery(source, topRow), ...refetch, enabled: isWanted && isLong });
  const parts = every.data?.pages;
  const all = useMemo(
    (): TablePage<Row> | undefined => parts && { rows: parts.flatMap(({ rows }) => rows), total: parts.at(-1)?.total },
    [parts],
  );
  const query = isLong ? every : page;
  const found = isLong ? all : page.data;

  const isUncounted = found !== undefined && found.total === undefined;

  /** Loads the next rows before the end of the list is in view. */
  function onScroll({ target }: UIEvent) {
    if (!(isLong && every.hasNextPage && target instanceof HTMLElement) || every.isFetching) return;
    const { scrollHeight, scrollTop, clientHeight } = target;
    if (scrollHeight - scrollTop - clientHeight < 2 * clientHeight) void every.fetchNextPage();
  }

  return {
    /** The rows that are loaded. */
    rows: found?.rows ?? (noRows as readonly Row[]),
    found,
    query,
    loadable: partialIf(isUncounted, toLoadable({ ...query, data: found, isPlaceholderData: false })),
    /** Props of the table that shows the rows. */
    shown: {
      isRefreshing: query.isFetching,
      pageSizes,
      isLong,
      topRow,
      onScrollToRow,
      maxHeight: state.pageSize > (pageSizes[0] ?? 0) || isLong ? tableHeight() : undefined,
      onRetry: () => void query.refetch(),
    },
    onScroll,
  };
}

const noRows: readonly never[] = [];
