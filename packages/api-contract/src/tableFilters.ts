import { companyStatuses } from './companyStatuses.ts';
import type {
  AcquisitionFilter,
  CompanyFilter,
  FundingFilter,
  InvestorFilter,
  PersonFilter,
} from './rest/filters.schemas.ts';
import type { SavedTableViewState } from './rest/tableViews.schemas.ts';

export { companyStatuses };

type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;

/** A table's filter of one column, as views store it. */
export type ColumnFilter = Frozen<SavedTableViewState['filters'][string]>;

type NumberFilter = Extract<ColumnFilter, { kind: 'number' }>;

/**
 * Converts a filter of the company table to conditions of the search for companies. Empty for a filter that the search
 * doesn't have.
 */
export function companyConditions(column: string, filter: ColumnFilter): CompanyFilter[] {
  // The API compares dates by month.
  if (filter.kind === 'date' && 'month' in filter && isKey(column, dateFields)) {
    return [{ field: dateFields[column], op: filter.operator, value: filter.month }];
  }
  if (filter.kind === 'number' && isKey(column, largestOf)) {
    return numberConditions(filter, largestOf[column]).map((condition) => ({ field: column, ...condition }));
  }
  if (filter.kind === 'choice') return choiceConditions(column, filter.ids[0] ?? '');
  if (filter.kind !== 'text' || !isTextField(column)) return [];
  if (column === 'location' && filter.exact !== undefined) return [{ field: column, op: '=', value: filter.exact }];
  return [{ field: column, op: 'contains', value: filter.text }];
}

function choiceConditions(column: string, id: string): CompanyFilter[] {
  // The column sorts by the date of the last round and filters by its kind.
  if (column === 'last_funding_on' && id !== '') return [{ field: 'last_round', op: '=', value: id }];
  const status = companyStatuses.find((one) => one === id);
  return column === 'status' && status ? [{ field: column, op: '=', value: status }] : [];
}

/** The fields of the search that dates filter by, by column. */
const dateFields = { founded_on: 'founded_on', last_round_on: 'last_funding_on' } as const;

/** The largest number that the search takes for a field. */
const largestOf = {
  total_funding_usd: Number.MAX_SAFE_INTEGER,
  employee_count: 2_147_483_647,
  round_count: 2_147_483_647,
} as const;

const companyTexts = ['name', 'homepage_url', 'short_description', 'location', 'markets'] as const;

function isTextField(column: string): column is (typeof companyTexts)[number] {
  return companyTexts.some((field) => field === column);
}

/** The same for the table of funding rounds. */
export function fundingConditions(column: string, filter: ColumnFilter): FundingFilter[] {
  if (filter.kind === 'text') {
    return isKey(column, textFields) ? [{ field: textFields[column], op: 'contains', value: filter.text }] : [];
  }
  if (column === 'raised_usd' && filter.kind === 'number') {
    return numberConditions(filter, Number.MAX_SAFE_INTEGER).map((condition) => ({ field: column, ...condition }));
  }
  // The API compares dates by month.
  if (column === 'funded_on' && filter.kind === 'date' && 'year' in filter) {
    const year = Number(filter.year);
    return [
      { field: column, op: '>', value: `${fourDigits(year - 1)}-12` },
      { field: column, op: '<', value: `${fourDigits(year + 1)}-01` },
    ];
  }
  if (column === 'funded_on' && filter.kind === 'date' && 'month' in filter) {
    return [{ field: column, op: filter.operator, value: filter.month }];
  }
  if (column !== 'round_type' || filter.kind !== 'choice' || filter.ids[0] === undefined) return [];
  return [{ field: column, op: '=', value: filter.ids[0] }];
}

/** The fields of the search that texts filter by, by column. */
const textFields = {
  organization: 'organization',
  investors: 'investor',
  markets: 'markets',
  location: 'location',
} as const;

/** The same for the table of investors. */
export function investorConditions(column: string, filter: ColumnFilter): InvestorFilter[] {
  if (filter.kind === 'text' && (column === 'name' || column === 'markets')) {
    return [{ field: column, op: 'contains', value: filter.text }];
  }
  if (filter.kind === 'number' && isKey(column, largestCountOf)) {
    return numberConditions(filter, largestCountOf[column]).map((condition) => ({ field: column, ...condition }));
  }
  if (column !== 'last_on' || filter.kind !== 'date' || !('month' in filter)) return [];
  return [{ field: column, op: filter.operator, value: filter.month }];
}

const largestCountOf = {
  rounds_12m: 2_147_483_647,
  rounds: 2_147_483_647,
  rounds_led: 2_147_483_647,
  companies: 2_147_483_647,
} as const;

/** The same for the table of acquisitions. */
export function acquisitionConditions(column: string, filter: ColumnFilter): AcquisitionFilter[] {
  if (filter.kind === 'text' && isKey(column, acquisitionTexts)) {
    return [{ field: acquisitionTexts[column], op: 'contains', value: filter.text }];
  }
  if (column === 'price_usd' && filter.kind === 'number') {
    return numberConditions(filter, Number.MAX_SAFE_INTEGER).map((condition) => ({ field: column, ...condition }));
  }
  if (column !== 'acquired_on' || filter.kind !== 'date' || !('month' in filter)) return [];
  return [{ field: column, op: filter.operator, value: filter.month }];
}

/** The fields of the search that texts filter by, by column. */
const acquisitionTexts = {
  acquired: 'acquired',
  acquirer: 'acquirer',
  markets: 'markets',
  location: 'location',
} as const;

/** The same for the table of people. */
export function personConditions(column: string, filter: ColumnFilter): PersonFilter[] {
  if (filter.kind !== 'text' || !isKey(column, personTexts)) return [];
  return [{ field: personTexts[column], op: 'contains', value: filter.text }];
}

/** The fields of the search that texts filter by, by column. */
const personTexts = { name: 'name', organization: 'organization', location: 'location' } as const;

/** Four digits, as in a month. */
function fourDigits(year: number): string {
  return String(Math.min(9999, Math.max(0, year))).padStart(4, '0');
}

/** Converts a filter by a number to comparisons of whole numbers up to `largest`. `between` includes its ends. */
function numberConditions(
  { operator, value, to = value }: NumberFilter,
  largest: number,
): { op: '<' | '>' | '='; value: number }[] {
  const whole = (number: number) => Math.min(largest, Math.max(0, Math.round(number)));
  if (operator !== 'between') return [{ op: operator, value: whole(value) }];
  const least = whole(Math.min(value, to));
  const most = whole(Math.max(value, to));
  return [...(least > 0 ? [{ op: '>' as const, value: least - 1 }] : []), { op: '<', value: whole(most + 1) }];
}

function isKey<Key extends string>(text: string, keys: Readonly<Record<Key, unknown>>): text is Key {
  return Object.hasOwn(keys, text);
}
