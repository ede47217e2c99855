import type { TableFilter, TableState } from '@fs/ui/table-model';

/** Converts a table's filters to conditions of the search. */
export function conditionsOf<Condition>(
  { filters }: Pick<TableState, 'filters'>,
  conditionOf: (column: string, filter: TableFilter) => Condition | readonly Condition[] | undefined,
): Condition[] {
  return Object.entries(filters).flatMap(([column, filter]) => conditionOf(column, filter) ?? []);
}

/** Converts a filter by a number to comparisons of whole numbers up to `largest`. `between` includes its ends. */
export function numberConditions(
  { operator, value, to = value }: Extract<TableFilter, { kind: 'number' }>,
  largest: number,
): { op: '<' | '>' | '='; value: number }[] {
  const whole = (number: number) => Math.min(largest, Math.max(0, Math.round(number)));
  if (operator !== 'between') return [{ op: operator, value: whole(value) }];
  const least = whole(Math.min(value, to));
  const most = whole(Math.max(value, to));
  return [...(least > 0 ? [{ op: '>' as const, value: least - 1 }] : []), { op: '<', value: whole(most + 1) }];
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
