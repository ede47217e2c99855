import {
  columnFilteringFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructTable,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import {
  lazyCoreRowModel,
  lazyFilteredRowModel,
  lazyPaginatedRowModel,
  lazySortedRowModel,
  type RowModelMeta,
} from './lazyRowModels.ts';
import { defaultMinWidth, type TableColumn, type TableColumnFacts } from './TableColumn.ts';
import type { TablePin, TableState } from './TableState.ts';

// Two sets of features: each one adds its functions to every engine, which the first sort of a table waits for.
const rowFeatures = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  columnFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  coreRowModel: lazyCoreRowModel,
  filteredRowModel: lazyFilteredRowModel,
  sortedRowModel: lazySortedRowModel,
  paginatedRowModel: lazyPaginatedRowModel,
  tableMeta: {} as RowModelMeta,
});

const columnFeatures = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

export interface RowEngineOptions<Row> {
  rows: readonly Row[];
  columns: readonly Pick<TableColumn<Row>, 'id' | 'value' | 'compare'>[];
  /** Whose alphabet orders texts. */
  locale: string;
}

/** TanStack Table's model of rows. Its rows, columns and locale don't change; its state does. */
export function createRowEngine<Row>({ rows, columns, locale }: RowEngineOptions<Row>) {
  return constructTable({
    features: rowFeatures,
    // TanStack Table's types ask for rows that are objects. Only the accessors of the columns look into them.
    data: rows as readonly object[],
    columns: columns.map(({ id }) => ({ id })),
    meta: { columns, locale },
    autoResetAll: false,
  });
}

export type RowEngine = ReturnType<typeof createRowEngine>;

/** Sets how rows are filtered, sorted and paged. Row models whose part of the state is the same object are kept. */
export function setRowState(engine: RowEngine, { sort, filters, page, pageSize }: TableState): RowEngine {
  engine.setOptions((options) => ({
    ...options,
    state: {
      sorting: sortingOf(sort),
      columnFilters: filtersOf(filters),
      pagination: { pageIndex: page - 1, pageSize },
    },
  }));
  return engine;
}

/** What of a layout decides where columns are. */
export type ColumnLayout = Pick<TableState, 'order' | 'hidden' | 'shown' | 'pinned' | 'widths'>;

function createColumnEngine(columns: readonly TableColumnFacts[]) {
  return constructTable({
    features: columnFeatures,
    data: noRows,
    columns: columns.map(({ id, width, minWidth = defaultMinWidth }) => ({ id, size: width ?? minWidth, minSize: 0 })),
    autoResetAll: false,
  });
}

type ColumnEngine = ReturnType<typeof createColumnEngine>;

const columnEngines = new WeakMap<readonly TableColumnFacts[], ColumnEngine>();
const noRows: readonly never[] = [];

/** The model of columns in a layout. One engine serves all layouts of an array of columns. */
export function columnEngine(
  columns: readonly TableColumnFacts[],
  { order = [], hidden = [], pinned = {}, widths = {} }: ColumnLayout,
): ColumnEngine {
  const engine = columnEngines.get(columns) ?? createColumnEngine(columns);
  columnEngines.set(columns, engine);
  const ids = [...new Set([...order, ...columns.map(({ id }) => id)])];
  const pinnedTo = (edge: TablePin) => ids.filter((id) => pinned[id] === edge);
  engine.setOptions((options) => ({
    ...options,
    state: {
      columnOrder: [...order],
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
      columnPinning: { start: pinnedTo('start'), end: pinnedTo('end') },
      columnSizing: widths,
    },
  }));
  return engine;
}

const sortingOf = memoized((sort: TableState['sort']) =>
  sort.map(({ column, direction }) => ({ id: column, desc: direction === 'descending' })),
);

const filtersOf = memoized((filters: TableState['filters']) =>
  Object.entries(filters).map(([id, value]) => ({ id, value })),
);

function memoized<Given extends object, Result>(compute: (given: Given) => Result): (given: Given) => Result {
  const results = new WeakMap<Given, Result>();
  return (given) => {
    const known = results.get(given);
    if (known !== undefined) return known;
    const result = compute(given);
    results.set(given, result);
    return result;
  };
}
