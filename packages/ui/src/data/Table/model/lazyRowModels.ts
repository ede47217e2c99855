import { constructRow, memo, type Row, type RowModel, type Table } from '@tanstack/react-table';
import { filterTest, isNothing } from './filterTest.ts';
import { firstInOrder } from './firstInOrder.ts';
import { comparedRanks, type OrderKey, type Ranks, type RowIndexes, ranksOf, sortByRanks } from './rowOrder.ts';
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

/** Undefined: all rows, as they are given. */
type KnownIndexes = RowIndexes | undefined;

/**
 * A row model of indexes. TanStack Table's own models hold an object for each row, 488 bytes; here they are constructed
 * when they are read, and the table only reads the data of the page.
 */
export interface LazyRowModel extends RowModel<Any, Any> {
  readonly indexes: KnownIndexes;
  readonly count: number;
  /** The data of the rows. The same array each time. */
  readonly originals: readonly object[];
  /** Indexes of some adjacent rows. */
  readonly part: (start: number, length: number) => RowIndexes;
}

interface RowSource {
  count: number;
  /** Called once. */
  indexes: () => KnownIndexes;
  /** Finds at least so many of the first rows without sorting all; undefined if it can't. */
  first?: ((count: number) => RowIndexes | undefined) | undefined;
}

/** Fewer than one row in so many are found without sorting all. */
const foundAlone = 4;

function lazyRowModel(table: Engine, { count, indexes, first }: RowSource): LazyRowModel {
  const { data } = table.options;
  let known: { indexes: KnownIndexes } | undefined;
  let found: RowIndexes = [];
  let originals: readonly object[] | undefined;
  let rows: Row<Any, Any>[] | undefined;
  return {
    count,
    get indexes() {
      known ??= { indexes: indexes() };
      return known.indexes;
    },
    part(start, length) {
      const end = start + length;
      if (!known && end > found.length && end * foundAlone < count) found = first?.(end) ?? found;
      const all = end > found.length ? this.indexes : found;
      return Array.from({ length }, (_, place) => (all ? (all[start + place] ?? 0) : start + place));
    },
    get originals() {
      originals ??= this.indexes ? Array.from(this.indexes, (index) => data[index] as object) : data;
      return originals;
    },
    get rows() {
      rows ??= Array.from(this.indexes ?? data.keys(), (index) =>
        constructRow(table, String(index), data[index] as object, index, 0),
      );
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
  return memo({
    memoDeps: () => [table.options.data],
    fn: () => lazyRowModel(table, { count: table.options.data.length, indexes: () => undefined }),
  });
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
      return lazyRowModel(table, { count: found.length, indexes: () => found });
    },
  });
}

/** Fewer than one row in so many are ranked among themselves, rather than all rows once for every filter. */
const rankedAlone = 8;

export function lazySortedRowModel(table: Engine) {
  /** Ranks of all rows by column: the other direction, another filter or one more column reads no row again. */
  const known = new Map<string, Ranks>();
  /** Sort values of all rows by column. */
  const keys = new Map<string, readonly OrderKey[]>();
  const localeOf = () => table.options.meta?.locale ?? 'en';

  function keysFor({ id, value }: RowModelColumn, indexes: KnownIndexes): readonly OrderKey[] {
    const all = keys.get(id);
    if (all) return indexes ? Array.from(indexes, (index) => all[index] ?? null) : all;
    const { data } = table.options;
    const read = keysOf(indexes ? Array.from(indexes, (index) => data[index] as object) : data, value);
    if (!indexes) keys.set(id, read);
    return read;
  }

  function ranksFor(column: RowModelColumn, indexes: KnownIndexes): Ranks {
    const { id, value, compare } = column;
    const ranks = known.get(id);
    if (ranks) return ranks;
    const { data } = table.options;
    if (compare) {
      const isKnown = (index: number) => !(value && isNothing(value(data[index] as object)));
      const compared = comparedRanks(
        Array.from(data.keys()).filter(isKnown),
        (left, right) => compare(data[left], data[right]),
        data.length,
      );
      known.set(id, compared);
      return compared;
    }
    if (indexes && indexes.length * rankedAlone < data.length) {
      const some = ranksOf(keysFor(column, indexes), localeOf());
      // By index, as the ranks of all rows are.
      const of = new Int32Array(data.length);
      for (let place = 0; place < indexes.length; place += 1) of[indexes[place] ?? 0] = some.of[place] ?? -1;
      return { of, count: some.count };
    }
    const all = ranksOf(keysFor(column, undefined), localeOf());
    known.set(id, all);
    return all;
  }

  /** The first rows in the order of one column. */
  function firstRows(column: RowModelColumn, isDescending: boolean, { indexes }: LazyRowModel, count: number) {
    if (column.compare || known.has(column.id)) return undefined;
    const first = firstInOrder(keysFor(column, indexes), { count, isDescending, locale: localeOf() });
    return first && indexes ? Array.from(first, (place) => indexes[place] ?? 0) : first;
  }

  return memo({
    memoDeps: () => [table.getPreSortedRowModel() as LazyRowModel, table.atoms.sorting.get()],
    fn: (rows, sorting) => {
      const sorts = sorting.flatMap(({ id, desc }) => {
        const column = columnsOf(table).find((one) => one.id === id);
        return column && (column.value || column.compare) ? [{ column, isDescending: desc }] : [];
      });
      const [only] = sorts;
      if (!only) return rows;
      return lazyRowModel(table, {
        count: rows.count,
        indexes: () =>
          sortByRanks(
            rows.indexes,
            sorts.map(({ column, isDescending }) => ({ ranks: ranksFor(column, rows.indexes), isDescending })),
            table.options.data.length,
          ),
        first: sorts.length === 1 ? (count) => firstRows(only.column, only.isDescending, rows, count) : undefined,
      });
    },
  });
}

/** The sort values of rows. A list sorts by its first text. One loop: thousands of calls cost most when they run first. */
function keysOf(rows: readonly object[], value: RowModelColumn['value'] = () => null): readonly OrderKey[] {
  const keys: OrderKey[] = [];
  for (const row of rows) {
    const own: TableValue = value(row);
    if (typeof own === 'number') keys.push(own);
    else keys.push((typeof own === 'string' ? own : own?.[0]) || null);
  }
  return keys;
}

/** A page beyond the last is the last. */
export function lazyPaginatedRowModel(table: Engine) {
  return memo({
    memoDeps: () => [table.getPrePaginatedRowModel() as LazyRowModel, table.atoms.pagination.get()],
    fn: (rows, { pageIndex, pageSize }) => {
      if (rows.count <= pageSize) return rows;
      const start = Math.min(pageIndex, pageCountOf(rows.count, pageSize) - 1) * pageSize;
      const length = Math.min(pageSize, rows.count - start);
      return lazyRowModel(table, { count: length, indexes: () => rows.part(start, length) });
    },
  });
}

function columnsOf({ options: { meta } }: Engine): readonly RowModelColumn[] {
  return meta?.columns ?? [];
}
