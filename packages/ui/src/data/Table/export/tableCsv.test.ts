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

test('writes the visible columns in the user’s order and quotes cells where needed', () => {
  expect(tableCsv(rows, columns, { order: ['raised', 'name'], hidden: ['size'] })).toBe(
    'Raised,Name,Markets\r\n12.5,"Harbor, Inc.","Ports, Rail"\r\n,"The ""Quay""",\r\n',
  );
});

test('writes the `text` of a column that has one, and pinned columns at their edge', () => {
  expect(csvHead(columns, { pinned: { size: 'start' } })).toBe('Size,Name,Raised,Markets\r\n');
  expect(csvRows(rows, columns, { hidden: ['raised', 'markets'] })).toBe('"Harbor, Inc.",known\r\n"The ""Quay""",\r\n');
});

const names = (name: string, isRaw = false) =>
  csvRows([{ name, raised: -3, markets: [] }], columns, { hidden: ['markets', 'size'] }, { isRaw });

test('escapes every cell that a spreadsheet would evaluate as a formula', () => {
  expect(names('=HYPERLINK(1)')).toBe("'=HYPERLINK(1),-3\r\n");
  expect(names('  @SUM')).toBe("'  @SUM,-3\r\n");
  expect(names('+cmd|calc')).toBe("'+cmd|calc,-3\r\n");
  expect(names('＝A1')).toBe("'＝A1,-3\r\n");
  expect(names('-x\n=1')).toBe('"\'-x\n\'=1",-3\r\n');
});

test('escapes formulas that begin where another spreadsheet ends a cell', () => {
  expect(names('Quay;=HYPERLINK(1)')).toBe("Quay;'=HYPERLINK(1),-3\r\n");
  expect(names('Quay; @SUM;-2')).toBe("Quay;' @SUM;-2,-3\r\n");
  expect(names('Quay\t=1')).toBe("Quay\t'=1,-3\r\n");
  expect(names('Quay;=1', true)).toBe('Quay;=1,-3\r\n');
  expect(names('Ports; Rail')).toBe('Ports; Rail,-3\r\n');
});

test('does not escape amounts, phone numbers or, when `isRaw` is set, any cell', () => {
  expect(names('+49 (40) 123')).toBe('+49 (40) 123,-3\r\n');
  expect(names('-12.5%')).toBe('-12.5%,-3\r\n');
  expect(names('=A1', true)).toBe('=A1,-3\r\n');
});

test('quotes cells that contain another separator', () => {
  const tabs = { separator: '\t' } as const;
  expect(tableCsv(rows.slice(0, 1), columns, { hidden: ['size'] }, tabs)).toBe(
    'Name\tRaised\tMarkets\r\nHarbor, Inc.\t12.5\tPorts, Rail\r\n',
  );
});
