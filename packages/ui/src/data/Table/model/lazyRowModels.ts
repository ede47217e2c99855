import { constructRow, memo, type Row, type RowModel, type Table } from '@tanstack/react-table';
import { filterTest, isNothing } from './filterTest.ts';
import { comparedRanks, type OrderKey, type Ranks, ranksOf, sortByRanks } from './rowOrder.ts';
import type { TableColumn, TableValue } from './TableColumn.ts';
import { pageCountOf, type TableFilter } from './TableState.ts';

// biome-ignore lint/suspicious/noExplicitAny: TanStack Table types the tables and rows of its row models so
type Any = any;

type RowModelColumn = Pick<TableColumn<Any>, 'id' | 'value' | 'compare'>;

/** What the row models know of a table besides its state. */
export interface RowModelMeta {
  columns: readonly RowModelColumn[];
  /** Whose alphabet orders texts. */
  locale: string;
}

/** The table as its row models see it. */
type Engine = Table<Any, Any> & {
  readonly options: { readonly data: readonly object[]; readonly meta?: RowModelMeta };
};

/** Indexes of rows in the data; undefined: all, as they are given. */
type RowIndexes = ArrayLike<number> | undefined;

/**
 * A row model of indexes. TanStack Table's own models hold an object for each row, 488 bytes; here they are constructed
 * when they are read, and the table only reads the data of the page.
 */
export interface LazyRowModel extends RowModel<Any, Any> {
  readonly indexes: RowIndexes;
  readonly count: number;
  /** The data of the rows. The same array each time. */
  readonly originals: readonly object[];
}

function lazyRowModel(table: Engine, indexes: RowIndexes): LazyRowModel {
  const { data } = table.options;
  const count = indexes?.length ?? data.length;
  const indexAt = (place: number) => (indexes ? (indexes[place] ?? 0) : place);
  let originals: readonly object[] | undefined = indexes ? undefined : data;
  let rows: Row<Any, Any>[] | undefined;
  return {
    indexes,
    count,
    get originals() {
      originals ??= Array.from({ length: count }, (_, place) => data[indexAt(place)] as object);
      return originals;
    },
    get rows() {
      rows ??= Array.from({ length: count }, (_, place) => {
        const index = indexAt(place);
        return constructRow(table, String(index), data[index] as object, index, 0);
      });
      return rows;
    },
    get flatRows() {
      return this.rows;
    },
    get rowsById() {
      return Object.fromEntries(this.rows.map((row) => [row.id, row]));
    },
  };
}

export function lazyCoreRowModel(table: Engine) {
  return memo({ memoDeps: () => [table.options.data], fn: () => lazyRowModel(table, undefined) });
}

export function lazyFilteredRowModel(table: Engine) {
  return memo({
    memoDeps: () => [table.getPreFilteredRowModel() as LazyRowModel, table.atoms.columnFilters.get()],
    fn: (rows, filters) => {
      const passes = filterTest(filters as readonly { id: string; value: TableFilter }[], columnsOf(table));
      if (!passes) return rows;
      const { data } = table.options;
      const found: number[] = [];
      for (let index = 0; index < data.length; index += 1) if (passes(data[index] as object)) found.push(index);
      return lazyRowModel(table, found);
    },
  });
}

/** Fewer than one row in so many are ranked among themselves, rather than all rows once for every filter. */
const rankedAlone = 8;

export function lazySortedRowModel(table: Engine) {
  /** Ranks of all rows by column: the other direction, another filter or one more column reads no row again. */
  const known = new Map<string, Ranks>();

  function ranksFor(column: RowModelColumn, indexes: RowIndexes): Ranks | undefined {
    const { value, compare } = column;
    const ranks = known.get(column.id);
    if (ranks) return ranks;
    const { data, meta } = table.options;
    if (compare) {
      const isKnown = (index: number) => !(value && isNothing(value(data[index] as object)));
      const compared = comparedRanks(
        Array.from(data.keys()).filter(isKnown),
        (left, right) => compare(data[left], data[right]),
        data.length,
      );
      known.set(column.id, compared);
      return compared;
    }
    if (!value) return undefined;
    const locale = meta?.locale ?? 'en';
    const keyAt = (index: number) => keyOf(value(data[index] as object));
    if (indexes && indexes.length * rankedAlone < data.length) {
      const some = ranksOf(Array.from(indexes, keyAt), locale);
      // By index, as the ranks of all rows are.
      const of = new Int32Array(data.length);
      for (let place = 0; place < indexes.length; place += 1) of[indexes[place] ?? 0] = some.of[place] ?? -1;
      return { of, count: some.count };
    }
    const all = ranksOf(
      data.map((_, index) => keyAt(index)),
      locale,
    );
    known.set(column.id, all);
    return all;
  }

  return memo({
    memoDeps: () => [table.getPreSortedRowModel() as LazyRowModel, table.atoms.sorting.get()],
    fn: (rows, sorting) => {
      const orders = sorting.flatMap(({ id, desc }) => {
        const column = columnsOf(table).find((one) => one.id === id);
        const ranks = column && ranksFor(column, rows.indexes);
        return ranks ? [{ ranks, isDescending: desc }] : [];
      });
      if (orders.length === 0) return rows;
      return lazyRowModel(table, sortByRanks(rows.indexes ?? Uint32Array.from(table.options.data.keys()), orders));
    },
  });
}

/** A list sorts by its first text. */
function keyOf(value: TableValue): OrderKey {
  if (isNothing(value)) return null;
  return typeof value === 'object' && value !== null ? (value[0] ?? null) : value;
}

/** A page beyond the last is the last. */
export function lazyPaginatedRowModel(table: Engine) {
  return memo({
    memoDeps: () => [table.getPrePaginatedRowModel() as LazyRowModel, table.atoms.pagination.get()],
    fn: (rows, { pageIndex, pageSize }) => {
      if (rows.count <= pageSize) return rows;
      const start = Math.min(pageIndex, pageCountOf(rows.count, pageSize) - 1) * pageSize;
      const length = Math.min(pageSize, rows.count - start);
      return lazyRowModel(
        table,
        Array.from({ length }, (_, place) => (rows.indexes ? (rows.indexes[start + place] ?? 0) : start + place)),
      );
    },
  });
}

function columnsOf({ options: { meta } }: Engine): readonly RowModelColumn[] {
  return meta?.columns ?? [];
}
