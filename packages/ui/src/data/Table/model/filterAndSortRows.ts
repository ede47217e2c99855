import { filterTest, isNothing } from './filterTest.ts';
import { type OrderKey, placesInOrder, type Ranks, ranksOf } from './rowOrder.ts';
import type { TableColumn, TableValue } from './TableColumn.ts';
import type { TableState } from './TableState.ts';

/** Places in the array of rows, in order; undefined: all, as they are. */
type Places = ArrayLike<number> | undefined;

/** What was worked out about an array of rows, kept as long as the array is. */
interface Known {
  columns: unknown;
  locale: string;
  /** By id of the column: the other direction, or one more column, asks no row anew. */
  ranks: Map<string, Ranks>;
  /** Places of all rows in the last order. */
  ordered?: { sort: TableState['sort']; places: Places };
  /** What was last found: turning a page, or marking a row, looks for nothing anew. */
  found?: { sort: TableState['sort']; filters: TableState['filters']; rows: FoundRows<unknown> };
}

const knownOf = new WeakMap<readonly unknown[], Known>();

/** So many times fewer are put in order by themselves, rather than all, once and for every filter. */
const fewer = 8;

export interface FoundRowsOptions<Row> extends Pick<TableState, 'sort' | 'filters'> {
  columns: readonly TableColumn<Row>[];
  /** Whose alphabet orders the texts. */
  locale: string;
}

/** Rows that were found; a page of them is taken out without touching the others. */
export interface FoundRows<Row> {
  readonly count: number;
  /** The rows from a place up to, not including, another. Of all, the same array each time. */
  slice: (from: number, to: number) => readonly Row[];
}

/** The rows that pass every filter, in order. The same for the same question. */
export function filterAndSortRows<Row>(rows: readonly Row[], options: FoundRowsOptions<Row>): FoundRows<Row> {
  const { sort, filters } = options;
  const known = knowledgeOf(rows, options);
  if (known.found?.sort === sort && known.found.filters === filters) return known.found.rows as FoundRows<Row>;
  const found = rowsAt(rows, lookedFor(rows, known, options));
  known.found = { sort, filters, rows: found };
  return found;
}

function rowsAt<Row>(rows: readonly Row[], places: Places): FoundRows<Row> {
  const count = places?.length ?? rows.length;
  let all: readonly Row[] | undefined = places ? undefined : rows;
  function taken(from: number, to: number): readonly Row[] {
    if (!places) return rows.slice(from, to);
    const some: Row[] = [];
    for (let index = from; index < to; index += 1) some.push(rows[places[index] ?? 0] as Row);
    return some;
  }
  return {
    count,
    slice(from, to) {
      if (from > 0 || to < count) return taken(from, Math.min(to, count));
      all ??= taken(0, count);
      return all;
    },
  };
}

function knowledgeOf<Row>(rows: readonly Row[], { columns, locale }: FoundRowsOptions<Row>): Known {
  const last = knownOf.get(rows);
  if (last?.columns === columns && last.locale === locale) return last;
  const known: Known = { columns, locale, ranks: new Map() };
  knownOf.set(rows, known);
  return known;
}

function lookedFor<Row>(rows: readonly Row[], known: Known, options: FoundRowsOptions<Row>): Places {
  const passes = filterTest(options.filters, options.columns);
  if (!passes) return placesOf(rows, known, options);
  if (known.ordered?.sort === options.sort) return passing(rows, known.ordered.places, passes);
  const found = passing(rows, undefined, passes);
  if (found.length * fewer >= rows.length) {
    const isFound = new Uint8Array(rows.length);
    for (const place of found) isFound[place] = 1;
    return passing(isFound, placesOf(rows, known, options), (one) => one === 1);
  }
  // Ranked among themselves.
  const some = found.map((place) => rows[place] as Row);
  const places = placesOf(some, knowledgeOf(some, options), options);
  return places ? Array.from(places, (index) => found[index] ?? 0) : found;
}

/** The places of those that pass, in the order of these places. */
function passing<Item>(items: ArrayLike<Item>, places: Places, passes: (item: Item) => boolean): number[] {
  const found: number[] = [];
  for (let index = 0; index < items.length; index += 1) {
    const place = places ? (places[index] ?? 0) : index;
    if (passes(items[place] as Item)) found.push(place);
  }
  return found;
}

/** Of all rows, in the order that is asked for. */
function placesOf<Row>(rows: readonly Row[], known: Known, options: FoundRowsOptions<Row>): Places {
  const { sort, columns, locale } = options;
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
