import { filterTest, isNothing } from './filterTest.ts';
import { type OrderKey, placesInOrder, type Ranks, ranksOf } from './rowOrder.ts';
import type { TableColumn, TableValue } from './TableColumn.ts';
import type { TableState } from './TableState.ts';

/** What was worked out about an array of rows, kept as long as the array is. */
interface Known {
  columns: unknown;
  locale: string;
  /** By id of the column: the other direction, or one more column, asks no row anew. */
  ranks: Map<string, Ranks>;
  /** Places of all rows in the last order. */
  ordered?: { sort: TableState['sort']; places: Uint32Array | undefined };
  /** What was last found: turning a page, or marking a row, looks for nothing anew. */
  found?: { sort: TableState['sort']; filters: TableState['filters']; rows: readonly unknown[] };
}

const knownOf = new WeakMap<readonly unknown[], Known>();

/** So many times fewer are put in order by themselves, rather than all, once and for every filter. */
const fewer = 8;

export interface FoundRowsOptions<Row> extends Pick<TableState, 'sort' | 'filters'> {
  columns: readonly TableColumn<Row>[];
  /** Whose alphabet orders the texts. */
  locale: string;
}

/** The rows that pass every filter, in order. The same array for the same question. */
export function foundRows<Row>(rows: readonly Row[], options: FoundRowsOptions<Row>): readonly Row[] {
  const { sort, filters } = options;
  const known = knowledgeOf(rows, options);
  if (known.found?.sort === sort && known.found.filters === filters) return known.found.rows as readonly Row[];
  const found = lookedFor(rows, known, options);
  known.found = { sort, filters, rows: found };
  return found;
}

function knowledgeOf<Row>(rows: readonly Row[], { columns, locale }: FoundRowsOptions<Row>): Known {
  const last = knownOf.get(rows);
  if (last?.columns === columns && last.locale === locale) return last;
  const known: Known = { columns, locale, ranks: new Map() };
  knownOf.set(rows, known);
  return known;
}

function lookedFor<Row>(rows: readonly Row[], known: Known, options: FoundRowsOptions<Row>): readonly Row[] {
  const passes = filterTest(options.filters, options.columns);
  if (!passes) return inPlaces(rows, placesOf(rows, known, options));
  const passing = Uint8Array.from(rows, (row) => (passes(row) ? 1 : 0));
  const count = passing.reduce((sum, one) => sum + one, 0);
  const isOrdered = known.ordered?.sort === options.sort;
  if (!isOrdered && count * fewer < rows.length) {
    return foundRows(
      rows.filter((_, place) => passing[place]),
      { ...options, filters: noFilters },
    );
  }
  const places = placesOf(rows, known, options);
  if (!places) return rows.filter((_, place) => passing[place]);
  return inPlaces(
    rows,
    places.filter((place) => passing[place]),
  );
}

const noFilters: TableState['filters'] = {};

function inPlaces<Row>(rows: readonly Row[], places: Uint32Array | undefined): readonly Row[] {
  return places ? Array.from(places, (place) => rows[place] as Row) : rows;
}

/** Of all rows, in the order that is asked for; undefined where none is. */
function placesOf<Row>(
  rows: readonly Row[],
  known: Known,
  { sort, columns, locale }: FoundRowsOptions<Row>,
): Uint32Array | undefined {
  if (known.ordered?.sort === sort) return known.ordered.places;
  const orders = sort.flatMap(({ column, direction }) => {
    const value = columns.find(({ id }) => id === column)?.value;
    if (!value) return [];
    let ranks = known.ranks.get(column);
    if (!ranks) {
      ranks = ranksOf(
        rows.map((row) => keyOf(value(row))),
        locale,
      );
      known.ranks.set(column, ranks);
    }
    return [{ ranks, isDescending: direction === 'descending' }];
  });
  const places = orders.length > 0 ? placesInOrder(rows.length, orders) : undefined;
  known.ordered = { sort, places };
  return places;
}

/** A list stands where its first word does. */
function keyOf(value: TableValue): OrderKey {
  if (isNothing(value)) return null;
  return typeof value === 'object' && value !== null ? (value[0] ?? null) : value;
}
