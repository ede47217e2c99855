import type { TableColumn, TableValue } from './TableColumn.ts';
import { dateText, type TableDateOperator, type TableFilter, type TableNumberOperator } from './TableState.ts';

/**
 * Builds the test whether a row passes every filter; undefined where none is set. Unknown columns and those without a
 * value don't filter.
 */
export function filterTest<Row>(
  filters: readonly { id: string; value: TableFilter }[],
  columns: readonly Pick<TableColumn<Row>, 'id' | 'value'>[],
): ((row: Row) => boolean) | undefined {
  const tests = filters.flatMap(({ id, value: filter }) => {
    const value = columns.find((column) => column.id === id)?.value;
    const passes = testOf(filter);
    return value ? [(row: Row) => passes(value(row))] : [];
  });
  const [only] = tests;
  return tests.length > 1 ? (row) => tests.every((passes) => passes(row)) : only;
}

/** An empty text or list counts as unknown. */
export function isNothing(value: TableValue): boolean {
  return value === null || value === '' || (typeof value === 'object' && (value[0] ?? '') === '');
}

const comparisons: Readonly<Record<TableDateOperator, (own: string, date: string) => boolean>> = {
  '<': (own, date) => own < date,
  '>': (own, date) => own > date,
  '=': (own, date) => own === date,
};

const amounts: Readonly<Record<TableNumberOperator, (own: number, value: number, to: number) => boolean>> = {
  '<': (own, value) => own < value,
  '>': (own, value) => own > value,
  '=': (own, value) => own === value,
  between: (own, value, to) => own >= Math.min(value, to) && own <= Math.max(value, to),
};

function testOf(filter: TableFilter): (value: TableValue) => boolean {
  switch (filter.kind) {
    case 'text': {
      const text = folded(filter.text.trim());
      return anyOf((own) => own.toLowerCase().includes(text) || (hasMore.test(own) && folded(own).includes(text)));
    }
    case 'date': {
      const holds = comparisons[filter.operator];
      const date = dateText(filter);
      return (value) => typeof value === 'string' && value !== '' && holds(value.slice(0, date.length), date);
    }
    case 'number': {
      const holds = amounts[filter.operator];
      return (value) => typeof value === 'number' && holds(value, filter.value, filter.to ?? filter.value);
    }
    case 'choice': {
      const ids = new Set(filter.ids);
      return anyOf((own) => ids.has(own));
    }
    case 'empty':
      return (value) => isNothing(value) === !(filter.isNot ?? false);
  }
}

function anyOf(holds: (text: string) => boolean): (value: TableValue) => boolean {
  return (value) => {
    if (value === null) return false;
    return typeof value === 'object' ? value.some(holds) : holds(String(value));
  };
}

const marks = /\p{M}/gu;
const hasMore = /[^ -~]/;

/** Removes case and accents. */
function folded(text: string): string {
  return (hasMore.test(text) ? text.normalize('NFD').replace(marks, '') : text).toLowerCase();
}
