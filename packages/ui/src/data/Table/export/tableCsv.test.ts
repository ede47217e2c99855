import { expect, test } from 'vitest';
import type { TableColumn } from '../model/TableColumn.ts';
import { csvHead, csvRows, tableCsv } from './tableCsv.ts';

interface Company {
  name: string;
  raised: number | null;
  markets: readonly string[];
}

const cell = () => null;
const columns: readonly TableColumn<Company>[] = [
  { id: 'logo', header: 'Logo', cell },
  { id: 'name', header: 'Name', isRowHeader: true, cell, value: ({ name }) => name },
  { id: 'raised', header: 'Raised', cell, value: ({ raised }) => raised },
  { id: 'markets', header: 'Markets', cell, value: ({ markets }) => markets },
  { id: 'size', header: 'Size', cell, value: ({ raised }) => raised, text: ({ raised }) => (raised ? 'known' : '') },
];

const rows: readonly Company[] = [
  { name: 'Harbor, Inc.', raised: 12.5, markets: ['Ports', 'Rail'] },
  { name: 'The "Quay"', raised: null, markets: [] },
];

test('the columns that stand are written in the user’s order, cells quoted where they must be', () => {
  expect(tableCsv(rows, columns, { order: ['raised', 'name'], hidden: ['size'] })).toBe(
    'Raised,Name,Markets\r\n12.5,"Harbor, Inc.","Ports, Rail"\r\n,"The ""Quay""",\r\n',
  );
});

test('a column is written in its own words where it has some, and a pinned one where it stands', () => {
  expect(csvHead(columns, { pinned: { size: 'start' } })).toBe('Size,Name,Raised,Markets\r\n');
  expect(csvRows(rows, columns, { hidden: ['raised', 'markets'] })).toBe('"Harbor, Inc.",known\r\n"The ""Quay""",\r\n');
});

const names = (name: string, isRaw = false) =>
  csvRows([{ name, raised: -3, markets: [] }], columns, { hidden: ['markets', 'size'] }, { isRaw });

test('no cell is a formula to a spreadsheet, in whatever way it begins', () => {
  expect(names('=HYPERLINK(1)')).toBe("'=HYPERLINK(1),-3\r\n");
  expect(names('  @SUM')).toBe("'  @SUM,-3\r\n");
  expect(names('+cmd|calc')).toBe("'+cmd|calc,-3\r\n");
  expect(names('＝A1')).toBe("'＝A1,-3\r\n");
  expect(names('-x\n=1')).toBe('"\'-x\n=1",-3\r\n');
});

test('amounts and telephone numbers stay as they are, and so does everything where it is asked for', () => {
  expect(names('+49 (40) 123')).toBe('+49 (40) 123,-3\r\n');
  expect(names('-12.5%')).toBe('-12.5%,-3\r\n');
  expect(names('=A1', true)).toBe('=A1,-3\r\n');
});

test('another separator is quoted in its place', () => {
  const tabs = { separator: '\t' } as const;
  expect(tableCsv(rows.slice(0, 1), columns, { hidden: ['size'] }, tabs)).toBe(
    'Name\tRaised\tMarkets\r\nHarbor, Inc.\t12.5\tPorts, Rail\r\n',
  );
});
