import type { TableFilter, TableState } from '@fs/ui/table-model';

/** The conditions of a search that a table shows: of each column's filter at most one. */
export function conditionsOf<Condition>(
  { filters }: Pick<TableState, 'filters'>,
  conditionOf: (column: string, filter: TableFilter) => Condition | undefined,
): Condition[] {
  return Object.entries(filters).flatMap(([column, filter]) => conditionOf(column, filter) ?? []);
}

/** The order of a search that a table shows, as far as the API can sort by that; none leaves it to the server. */
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
