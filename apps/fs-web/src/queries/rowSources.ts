import { limits } from '@fs/api-contract';
import type { TablePage, TableState } from '@fs/ui';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Consecutive rows of a table. */
export interface RowsPart {
  /** Rows before these. */
  offset: number;
  limit: number;
  /** The number of all rows, if it is known from another part and need not be counted again. */
  total?: number | undefined;
}

/** Where the rows of a table come from, in the order and with the filters of its state. */
export interface RowSource<Row> {
  /** Names the rows among the queries. */
  key: readonly unknown[];
  load: (part: RowsPart, options: { signal: AbortSignal }) => Promise<TablePage<Row>>;
}

/** One page of a table: the last one, if there are fewer. Earlier rows stay while the next ones load. */
export function pageQuery<Row>(
  { key, load }: RowSource<Row>,
  { page, pageSize }: Pick<TableState, 'page' | 'pageSize'>,
) {
  const part = { offset: Math.min((page - 1) * pageSize, limits.tableOffset), limit: pageSize };
  return queryOptions({
    queryKey: [...key, part],
    queryFn: async ({ signal }) => {
      const found = await load(part, { signal });
      const { rows, total = 0 } = found;
      if (rows.length > 0 || total === 0) return found;
      // Where rows are gone since, an old address must not say that there are none.
      const last = (Math.ceil(total / pageSize) - 1) * pageSize;
      return load({ offset: last, limit: pageSize, total }, { signal });
    },
    placeholderData: keepPreviousData,
  });
}

/** Rows of one call: the most that the server sends. */
const rowsAtOnce = 100;

/**
 * All rows of a table in parts, for one scrolling list.
 *
 * @param topRow The first row to show, from 0. The first part has all rows before it.
 */
export function everyRowQuery<Row>({ key, load }: RowSource<Row>, topRow = 0) {
  const partsAtFirst = Math.floor(topRow / rowsAtOnce) + 1;
  return infiniteQueryOptions({
    queryKey: [...key, 'every'],
    initialPageParam: { offset: 0 } as Omit<RowsPart, 'limit'>,
    queryFn: async ({ signal, pageParam }): Promise<TablePage<Row>> => {
      const first = await load({ ...pageParam, limit: rowsAtOnce }, { signal });
      if (pageParam.offset > 0 || first.rows.length < rowsAtOnce) return first;
      const { total } = first;
      const others = await Promise.all(
        Array.from({ length: partsAtFirst - 1 }, (_, index) =>
          load({ offset: (index + 1) * rowsAtOnce, limit: rowsAtOnce, total }, { signal }),
        ),
      );
      return { rows: [first, ...others].flatMap(({ rows }) => rows), total };
    },
    getNextPageParam: ({ rows, total }, parts) => {
      const offset = parts.reduce((sum, part) => sum + part.rows.length, 0);
      const hasMore = total === undefined ? rows.length >= rowsAtOnce : rows.length > 0 && offset < total;
      return hasMore ? { offset, total } : undefined;
    },
    placeholderData: keepPreviousData,
  });
}
