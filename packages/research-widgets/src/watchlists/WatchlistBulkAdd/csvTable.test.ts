import { expect, test } from 'vitest';
import { toCsvTable } from './csvTable.ts';

test('prefers a column named domain to one named company', () => {
  const table = toCsvTable([
    ['id', 'Company', 'Domain'],
    ['7', 'Harborline', 'harborline.example'],
  ]);
  expect(table.likely).toBe('2');
  expect(table.columns[1]).toEqual({ id: '1', header: 'Company', sample: 'Harborline' });
  expect(table.rows).toEqual([['7', 'Harborline', 'harborline.example']]);
});

test('keeps all rows without a header, and detects the column of domains by its values', () => {
  const rows = [
    ['1', 'Harborline', 'https://harborline.example/'],
    ['2', 'Kerbline', 'kerbline.example'],
    ['3', 'Depotwise', ''],
  ];
  const table = toCsvTable(rows);
  expect(table.rows).toEqual(rows);
  expect(table.likely).toBe('2');
  expect(table.columns.map(({ header }) => header)).toEqual(['', '', '']);
});

test('uses the first text column if there are no domains', () => {
  expect(
    toCsvTable([
      ['1', 'Harborline'],
      ['2', 'Kerbline'],
    ]).likely,
  ).toBe('1');
});

test('reads a single row as a company, not a header', () => {
  expect(toCsvTable([['Company of Heroes']])).toMatchObject({ rows: [['Company of Heroes']], likely: '0' });
});

test('reads rows of different lengths and an empty file', () => {
  expect(toCsvTable([['Harborline'], ['Kerbline', 'x', 'y']]).columns).toHaveLength(3);
  expect(toCsvTable([])).toEqual({ columns: [], likely: '0', rows: [] });
});
