import type { TableFilter, TableState } from '@fs/ui/table-model';

/** Converts a table's filters to conditions of the search. */
export function tableConditions<Condition>(
  { filters }: Pick<TableState, 'filters'>,
  conditionsOf: (column: string, filter: TableFilter) => readonly Condition[],
): Condition[] {
  return Object.entries(filters).flatMap(([column, filter]) => conditionsOf(column, filter));
}

/**
 * Converts a table's sort order to that of the search, limited to fields that the API can sort by. Empty leaves the
 * order to the server.
 */
export function ordersOf<Field extends string>(
  { sort }: Pick<TableState, 'sort'>,
  fields: Readonly<Record<Field, unknown>>,
): { field: Field; dir: 'asc' | 'desc' }[] {
  return sort.flatMap(({ column, direction }) =>
    isKey(column, fields) ? [{ field: column, dir: direction === 'ascending' ? 'asc' : 'desc' } as const] : [],
  );
}

function isKey<Key extends string>(text: string, keys: Readonly<Record<Key, unknown>>): text is Key {
  return Object.hasOwn(keys, text);
}
