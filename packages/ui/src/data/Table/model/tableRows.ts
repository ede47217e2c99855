import type { LazyRowModel } from './lazyRowModels.ts';
import { provideEngine } from './loadedEngine.ts';
import type { TableColumn } from './TableColumn.ts';
import type { TableState } from './TableState.ts';
import * as engineCode from './tableEngine.ts';
import { isAsGiven, pageOf, type TablePage } from './tablePage.ts';

interface CachedEngine {
  columns: unknown;
  locale: string;
  engine: engineCode.RowEngine;
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
  provideEngine(engineCode);
  // An untouched table shows its rows as they are given: it mounts without constructing an engine.
  if (isAsGiven(state)) {
    prepareEngine(rows, state, columns, locale);
    return pageOf(rows, state);
  }
  const engine = engineCode.setRowState(engineOf(rows, columns, locale), state);
  const { count } = lazily(engine.getPrePaginatedRowModel());
  const { originals } = lazily(engine.getRowModel());
  return { rows: originals as readonly Row[], total: count, isLocal: true };
}

/** Milliseconds after which the engine is prepared even if the page is busy. It takes a few. */
const prepareWithinMs = 1000;

/** Constructs the engine once nothing else is to be done, so that the first sort or filter doesn't wait for it. */
export function prepareEngine<Row>(
  rows: readonly Row[],
  state: TableState,
  columns: readonly TableColumn<Row>[],
  locale: string,
) {
  // Servers and Safari don't have it. They construct the engine when it's needed.
  if (typeof requestIdleCallback === 'undefined' || engines.has(rows)) return;
  requestIdleCallback(() => engineCode.setRowState(engineOf(rows, columns, locale), state).getRowModel(), {
    timeout: prepareWithinMs,
  });
}

function engineOf<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  locale: string,
): engineCode.RowEngine {
  const cached = engines.get(rows);
  if (cached?.columns === columns && cached.locale === locale) return cached.engine;
  const engine = engineCode.createRowEngine({ rows, columns, locale });
  engines.set(rows, { columns, locale, engine });
  return engine;
}

/** All row models of an engine are lazy ones. */
function lazily(model: unknown): LazyRowModel {
  return model as LazyRowModel;
}
