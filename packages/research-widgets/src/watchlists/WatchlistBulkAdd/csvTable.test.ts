import { expect, test } from 'vitest';
import { toCsvTable } from './csvTable.ts';

test('a column that is called domain is preferred to one that is called company', () => {
  const table = toCsvTable([
    ['id', 'Company', 'Domain'],
    ['7', 'Harborline', 'harborline.example'],
  ]);
  expect(table.likely).toBe('2');
  expect(table.columns[1]).toEqual({ id: '1', header: 'Company', sample: 'Harborline' });
  expect(table.rows).toEqual([['7', 'Harborline', 'harborline.example']]);
});

test('without a header no row is lost, and the column of addresses is found by its looks', () => {
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

test('without addresses it is the first column of words', () => {
  expect(
    toCsvTable([
      ['1', 'Harborline'],
      ['2', 'Kerbline'],
    ]).likely,
  ).toBe('1');
});

test('a single row is a company, not a header', () => {
  expect(toCsvTable([['Company of Heroes']])).toMatchObject({ rows: [['Company of Heroes']], likely: '0' });
});

test('rows of different lengths and a file of nothing are tables too', () => {
  expect(toCsvTable([['Harborline'], ['Kerbline', 'x', 'y']]).columns).toHaveLength(3);
  expect(toCsvTable([])).toEqual({ columns: [], likely: '0', rows: [] });
});
