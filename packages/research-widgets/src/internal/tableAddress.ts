import {
  createTableState,
  type TableDateOperator,
  type TableFilter,
  type TableNumberOperator,
  type TableSort,
  type TableSortDirection,
  type TableState,
} from '@fs/ui/table-model';

/** The parameters of an address, as text by name. Absent and empty ones are the same. */
export type TableSearch = Readonly<Record<string, string | undefined>>;

/** Describes how a table's state is written into an address. Column ids are the API's field names. */
export interface TableAddress {
  pageSize: number;
  /**
   * For each filterable column: its parameter, and the kind of filter that the parameter holds. Dates are months, or whole
   * years where the table's search can have them.
   */
  filters: Readonly<Record<string, { parameter: string; kind: TableFilter['kind']; hasYears?: boolean }>>;
  /** Sortable fields, each with its default direction, which the address omits. */
  sorts: Readonly<Record<string, TableSortDirection>>;
}

const words = { '<': 'before', '>': 'after', '=': 'in' } as const satisfies Record<TableDateOperator, string>;
const operators = new Map(Object.entries(words).map(([operator, word]) => [word, operator as TableDateOperator]));
const wholeYear = /^in_(\d{4})$/;
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

/** Longer filter texts are cut, in UTF-16 units. */
const longestText = 200;

/**
 * Writes a table's state as parameters of an address, e.g.
 * `{ name: 'harbor', founded: 'after_2014-03', sort: 'name~desc.founded_on', page: '2' }`. Defaults are omitted.
 */
export function toTableSearch({ filters, sort, page }: TableState, address: TableAddress): Record<string, string> {
  const search: Record<string, string> = {};
  for (const [column, { parameter }] of Object.entries(address.filters)) {
    const filter = filters[column];
    const text = filter && filterText(filter);
    if (text !== undefined) search[parameter] = text;
  }
  if (sort.length > 0) search.sort = sort.map((one) => sortText(one, address)).join('.');
  if (page > 1) search.page = String(page);
  return search;
}

/** Reads a table's state from the parameters of an address. Ignores invalid values and unknown parameters. */
export function toTableState(search: TableSearch, address: TableAddress): TableState {
  const filters: Record<string, TableFilter> = {};
  for (const [column, { parameter, kind, hasYears }] of Object.entries(address.filters)) {
    const text = search[parameter]?.trim().slice(0, longestText) ?? '';
    const [, year] = (hasYears && wholeYear.exec(text)) || [];
    const filter: TableFilter | undefined =
      year === undefined ? parseFilter(text, kind) : { kind: 'date', operator: '=', year };
    if (filter) filters[column] = filter;
  }
  const sort = parseSorts(search.sort ?? '', address);
  const page = /^[1-9]\d{0,5}$/.test(search.page ?? '') ? Number(search.page) : 1;
  return createTableState(address.pageSize, { filters, sort, page });
}

/** The parameter of a filter. Dates are months, which is how the API compares them, or a whole year. */
function filterText(filter: TableFilter): string | undefined {
  switch (filter.kind) {
    case 'text':
      return filter.exact ?? filter.text;
    case 'date':
      if ('year' in filter && filter.operator === '=') return `${words[filter.operator]}_${filter.year}`;
      return 'month' in filter ? `${words[filter.operator]}_${filter.month}` : undefined;
    case 'choice':
      return filter.ids.join('~');
    case 'number':
      return [amounts[filter.operator], filter.value, ...(filter.to === undefined ? [] : [filter.to])].join('_');
    case 'empty':
      return filter.isNot ? 'not_empty' : 'empty';
  }
}

function parseFilter(text: string, kind: TableFilter['kind']): TableFilter | undefined {
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
      return parseAmount(text);
    case 'empty':
      return parseEmpty(text);
  }
}

function parseAmount(text: string): TableFilter | undefined {
  const [, word = '', value, to] =
    /^(less|more|exactly|between)_(-?\d+(?:\.\d+)?)(?:_(-?\d+(?:\.\d+)?))?$/.exec(text) ?? [];
  const operator = amountOperators.get(word as (typeof amounts)[TableNumberOperator]);
  if (!operator || (operator === 'between') !== (to !== undefined)) return undefined;
  return { kind: 'number', operator, value: Number(value), ...(to !== undefined && { to: Number(to) }) };
}

function parseEmpty(text: string): TableFilter | undefined {
  if (text === 'empty') return { kind: 'empty' };
  return text === 'not_empty' ? { kind: 'empty', isNot: true } : undefined;
}

function sortText({ column, direction }: TableSort, { sorts }: TableAddress): string {
  return direction === sorts[column] ? column : `${column}~${direction === 'ascending' ? 'asc' : 'desc'}`;
}

/** Parses the sort order, most significant column first. Only the first mention of a column counts. */
function parseSorts(text: string, address: TableAddress): readonly TableSort[] {
  const sorts = text.split('.').flatMap((one) => parseSort(one, address) ?? []);
  return sorts.filter(({ column }, index) => sorts.findIndex((sort) => sort.column === column) === index);
}

function parseSort(text: string, { sorts }: TableAddress): TableSort | undefined {
  const [, column = '', said] = /^(\w+?)(?:~(asc|desc))?$/.exec(text) ?? [];
  if (!Object.hasOwn(sorts, column)) return undefined;
  const direction = said === undefined ? sorts[column] : directions[said as keyof typeof directions];
  return direction && { column, direction };
}
