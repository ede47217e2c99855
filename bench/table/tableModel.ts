/** The same companies, columns and names of controls for every library. */
export interface BenchCompany {
  id: string;
  name: string;
  homepage: string;
  location: string;
  founded: string;
  markets: readonly string[];
}

export type TextField = 'name' | 'homepage' | 'location';

export const textFields: readonly TextField[] = ['name', 'homepage', 'location'];

export const headers = {
  logo: 'Logo',
  name: 'Name',
  homepage: 'Homepage',
  location: 'Location',
  founded: 'Founded',
  markets: 'Markets',
} as const;

export const words = {
  paged: 'Show pages',
  long: 'Show 10,000',
  longer: 'Show 50,000',
  next: 'Next page',
  label: 'Companies',
  filterOf: (field: TextField) => `Filter ${headers[field]}`,
} as const;

/** Rows per page. */
export const pageSize = 8;
/** CSS pixels: height of the long table's scroll container, and of each row. */
export const scroller = { height: 600, row: 40 } as const;

export function initialOf(name: string): string {
  return name.charAt(0);
}

export interface Wanted {
  sort: 'none' | 'ascending' | 'descending';
  filters: Readonly<Partial<Record<TextField, string>>>;
}

export const asGiven: Wanted = { sort: 'none', filters: {} };

const { compare } = new Intl.Collator('en-US');

/** In the order of the language, as in all libraries that sort rows. */
export const compareNames = (left: BenchCompany, right: BenchCompany): number => compare(left.name, right.name);

/** Rows of a page without a library's row model: filtered, and sorted by name. */
export function wantedRows(rows: readonly BenchCompany[], { sort, filters }: Wanted): readonly BenchCompany[] {
  const tests = Object.entries(filters).filter(([, text]) => text !== '') as [TextField, string][];
  const found = tests.length
    ? rows.filter((row) => tests.every(([field, text]) => row[field].toLowerCase().includes(text.toLowerCase())))
    : rows;
  if (sort === 'none') return found;
  const sign = sort === 'ascending' ? 1 : -1;
  return found.toSorted((left, right) => sign * compareNames(left, right));
}

/** Toggles the sort direction after a click on the header. */
export function withNextSort(wanted: Wanted): Wanted {
  return { ...wanted, sort: wanted.sort === 'ascending' ? 'descending' : 'ascending' };
}

export function withFilter(wanted: Wanted, field: TextField, text: string): Wanted {
  return { ...wanted, filters: { ...wanted.filters, [field]: text } };
}

export function isTextField(field: string): field is TextField {
  return textFields.some((one) => one === field);
}

/** What a page shows at first: buttons that mount a table. */
export type Shown = 'nothing' | 'paged' | 'long' | 'longer';
