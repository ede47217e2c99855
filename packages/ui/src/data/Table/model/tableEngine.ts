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

const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  columnFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  coreRowModel: lazyCoreRowModel,
  filteredRowModel: lazyFilteredRowModel,
  sortedRowModel: lazySortedRowModel,
  paginatedRowModel: lazyPaginatedRowModel,
  tableMeta: {} as RowModelMeta,
});

/** What the engine knows of a column. */
type EngineColumn<Row> = TableColumnFacts & Pick<TableColumn<Row>, 'value' | 'compare'>;

export interface TableEngineOptions<Row> {
  rows: readonly Row[];
  columns: readonly EngineColumn<Row>[];
  /** Whose alphabet orders texts. */
  locale: string;
}

/** TanStack Table's model of a table. Its rows, columns and locale don't change; its state does. */
export function createTableEngine<Row>({ rows, columns, locale }: TableEngineOptions<Row>) {
  return constructTable({
    features,
    // TanStack Table's types ask for rows that are objects. Only the accessors of the columns look into them.
    data: rows as readonly object[],
    columns: columns.map(({ id, header, width, minWidth = defaultMinWidth }) => ({
      id,
      header,
      size: width ?? minWidth,
      minSize: 0,
    })),
    meta: { columns, locale },
    autoResetAll: false,
  });
}

export type TableEngine = ReturnType<typeof createTableEngine>;

/** Sets how rows are filtered, sorted and paged. Row models whose part of the state is the same object are kept. */
export function setRowState(engine: TableEngine, { sort, filters, page, pageSize }: TableState) {
  engine.setOptions((options) => ({
    ...options,
    state: {
      sorting: sortingOf(sort),
      columnFilters: filtersOf(filters),
      pagination: { pageIndex: page - 1, pageSize },
    },
  }));
}

/** What of a layout decides where columns are. */
export type ColumnLayout = Pick<TableState, 'order' | 'hidden' | 'pinned' | 'widths'>;

const columnEngines = new WeakMap<readonly TableColumnFacts[], TableEngine>();
const noRows: readonly never[] = [];

/** The model of columns in a layout. One engine serves all layouts of an array of columns. */
export function columnEngine(
  columns: readonly TableColumnFacts[],
  { order = [], hidden = [], pinned = {}, widths = {} }: ColumnLayout,
): TableEngine {
  const engine = columnEngines.get(columns) ?? createTableEngine({ rows: noRows, columns, locale: 'en' });
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
