import type { LazyRowModel } from './lazyRowModels.ts';
import type { TableColumn } from './TableColumn.ts';
import { pageCountOf, type TableState } from './TableState.ts';
import { createTableEngine, setRowState, type TableEngine } from './tableEngine.ts';

/** The rows of one page, and how many rows there are on all pages. A server returns the same. */
export interface TablePage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** The rows are filtered on this device, so that filters apply at once. `tableRows` sets it. */
  readonly isLocal?: boolean;
}

interface CachedEngine {
  columns: unknown;
  locale: string;
  engine: TableEngine;
}

/** Engines by the array of their rows: turning a page or reversing the order reads no row again. */
const engines = new WeakMap<readonly unknown[], CachedEngine>();

/**
 * The rows of a table on one page: those that pass every filter, sorted. A page beyond the last is the last. Rows of
 * equal value keep their order, and unknown values come last in either direction.
 *
 * @param rows memoize the array: results are cached by it
 * @param locale whose alphabet orders texts
 */
export function tableRows<Row>(
  rows: readonly Row[],
  state: TableState,
  columns: readonly TableColumn<Row>[],
  locale = 'en',
): TablePage<Row> {
  // An untouched table shows its rows as they are given: it mounts without constructing an engine.
  if (state.sort.length === 0 && Object.keys(state.filters).length === 0) return pageOf(rows, state);
  const engine = engineOf(rows, columns, locale);
  setRowState(engine, state);
  const { count } = lazily(engine.getPrePaginatedRowModel());
  const { originals } = lazily(engine.getRowModel());
  return { rows: originals as readonly Row[], total: count, isLocal: true };
}

function pageOf<Row>(rows: readonly Row[], { page, pageSize }: TableState): TablePage<Row> {
  const total = rows.length;
  if (total <= pageSize) return { rows, total, isLocal: true };
  const start = (Math.min(page, pageCountOf(total, pageSize)) - 1) * pageSize;
  return { rows: rows.slice(start, start + pageSize), total, isLocal: true };
}

function engineOf<Row>(rows: readonly Row[], columns: readonly TableColumn<Row>[], locale: string): TableEngine {
  const cached = engines.get(rows);
  if (cached?.columns === columns && cached.locale === locale) return cached.engine;
  const engine = createTableEngine({ rows, columns, locale });
  engines.set(rows, { columns, locale, engine });
  return engine;
}

/** All row models of an engine are lazy ones. */
function lazily(model: unknown): LazyRowModel {
  return model as LazyRowModel;
}
