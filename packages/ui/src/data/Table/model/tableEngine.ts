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
import type { TableColumn } from './TableColumn.ts';
import type { TableState } from './TableState.ts';

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

export interface TableEngineOptions<Row> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  /** Whose alphabet orders texts. */
  locale: string;
}

/** TanStack Table's model of a table. Its rows, columns and locale stay. Set its state with `setEngineState`. */
export function createTableEngine<Row>({ rows, columns, locale }: TableEngineOptions<Row>) {
  return constructTable({
    features,
    // TanStack Table's types ask for rows that are objects. Only the accessors of the columns look into them.
    data: rows as readonly object[],
    columns: columns.map(({ id, header }) => ({ id, header })),
    meta: { columns, locale },
    autoResetAll: false,
  });
}

export type TableEngine = ReturnType<typeof createTableEngine>;

/** Gives a model the state of a table. A part of the state that is the same object leaves what follows from it. */
export function setEngineState(engine: TableEngine, { sort, filters, page, pageSize }: TableState) {
  engine.setOptions((options) => ({
    ...options,
    state: {
      sorting: sortingOf(sort),
      columnFilters: filtersOf(filters),
      pagination: { pageIndex: page - 1, pageSize },
    },
  }));
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
