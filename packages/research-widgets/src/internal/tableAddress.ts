import {
  createTableState,
  type TableDateOperator,
  type TableFilter,
  type TableNumberOperator,
  type TableSort,
  type TableSortDirection,
  type TableState,
} from '@fs/ui/table-model';

/** How a table's state is written into an address. Columns bear the names of the fields of the API. */
export interface TableAddress {
  pageSize: number;
  /** Name of the query parameter of each column that can be filtered, and what is written there. */
  filters: Readonly<Record<string, { parameter: string; kind: TableFilter['kind'] }>>;
  /** Fields to sort by, with the direction that goes without saying. */
  sorts: Readonly<Record<string, TableSortDirection>>;
}

const words = { '<': 'before', '>': 'after', '=': 'in' } as const satisfies Record<TableDateOperator, string>;
const operators = new Map(Object.entries(words).map(([operator, word]) => [word, operator as TableDateOperator]));
const date = /^(before|after|in)_(\d{4}-(?:0[1-9]|1[0-2]))$/;

const amounts = {
  '<': 'less',
  '>': 'more',
  '=': 'exactly',
  between: 'between',
} as const satisfies Record<TableNumberOperator, string>;
const amountOperators = new Map(
  Object.entries(amounts).map(([operator, word]) => [word, operator as TableNumberOperator]),
);

const directions = { asc: 'ascending', desc: 'descending' } as const satisfies Record<string, TableSortDirection>;

/** Longest text that is taken from an address, in UTF-16 units. */
const longestText = 200;

/**
 * The part of a query that says what a table shows: `name=harbor&founded=after_2014-03&sort=name~desc.founded_on&page=2`. What is
 * as at first is left out.
 */
export function toTableQuery({ filters, sort, page }: TableState, address: TableAddress): URLSearchParams {
  const query = new URLSearchParams();
  for (const [column, { parameter }] of Object.entries(address.filters)) {
    const filter = filters[column];
    if (filter) query.set(parameter, filterText(filter));
  }
  if (sort.length > 0) query.set('sort', sort.map((one) => sortText(one, address)).join('.'));
  if (page > 1) query.set('page', String(page));
  return query;
}

/** What a query asks a table to show. What it does not understand is left out, other parameters are not looked at. */
export function fromTableQuery(query: URLSearchParams, address: TableAddress): TableState {
  const filters: Record<string, TableFilter> = {};
  for (const [column, { parameter, kind }] of Object.entries(address.filters)) {
    const filter = readFilter(query.get(parameter)?.trim().slice(0, longestText) ?? '', kind);
    if (filter) filters[column] = filter;
  }
  const sort = readSorts(query.get('sort') ?? '', address);
  const page = /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return createTableState(address.pageSize, { filters, sort, page });
}

function filterText(filter: TableFilter): string {
  switch (filter.kind) {
    case 'text':
      return filter.exact ?? filter.text;
    case 'date':
      return `${words[filter.operator]}_${filter.month}`;
    case 'choice':
      return filter.ids.join('~');
    case 'number':
      return [amounts[filter.operator], filter.value, ...(filter.to === undefined ? [] : [filter.to])].join('_');
    case 'empty':
      return filter.isNot ? 'not_empty' : 'empty';
  }
}

function readFilter(text: string, kind: TableFilter['kind']): TableFilter | undefined {
  if (text === '') return undefined;
  switch (kind) {
    case 'text':
      return { kind, text };
    case 'date': {
      const [, word = '', month = ''] = date.exec(text) ?? [];
      const operator = operators.get(word as (typeof words)[TableDateOperator]);
      return operator && { kind, operator, month };
    }
    case 'choice':
      return { kind, ids: text.split('~').filter(Boolean) };
    case 'number':
      return readAmount(text);
    case 'empty':
      return readEmpty(text);
  }
}

function readAmount(text: string): TableFilter | undefined {
  const [, word = '', value, to] =
    /^(less|more|exactly|between)_(-?\d+(?:\.\d+)?)(?:_(-?\d+(?:\.\d+)?))?$/.exec(text) ?? [];
  const operator = amountOperators.get(word as (typeof amounts)[TableNumberOperator]);
  if (!operator || (operator === 'between') !== (to !== undefined)) return undefined;
  return { kind: 'number', operator, value: Number(value), ...(to !== undefined && { to: Number(to) }) };
}

function readEmpty(text: string): TableFilter | undefined {
  if (text === 'empty') return { kind: 'empty' };
  return text === 'not_empty' ? { kind: 'empty', isNot: true } : undefined;
}

function sortText({ column, direction }: TableSort, { sorts }: TableAddress): string {
  return direction === sorts[column] ? column : `${column}~${direction === 'ascending' ? 'asc' : 'desc'}`;
}

/** The first decides, the next among equals; a column that is named again has been said already. */
function readSorts(text: string, address: TableAddress): readonly TableSort[] {
  const sorts = text.split('.').flatMap((one) => readSort(one, address) ?? []);
  return sorts.filter(({ column }, index) => sorts.findIndex((sort) => sort.column === column) === index);
}

function readSort(text: string, { sorts }: TableAddress): TableSort | undefined {
  const [, column = '', said] = /^(\w+?)(?:~(asc|desc))?$/.exec(text) ?? [];
  if (!Object.hasOwn(sorts, column)) return undefined;
  const direction = said === undefined ? sorts[column] : directions[said as keyof typeof directions];
  return direction && { column, direction };
}
