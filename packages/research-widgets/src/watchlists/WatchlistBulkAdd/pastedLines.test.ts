import { expect, test } from 'vitest';
import { pastedLines } from './pastedLines.ts';

test('every kind of line end ends a line, and commas stay in names', () => {
  expect(pastedLines('Holt, Inc.\r\nKerbline\nDepotwise\rHarborline\u2028Quay')).toEqual([
    'Holt, Inc.',
    'Kerbline',
    'Depotwise',
    'Harborline',
    'Quay',
  ]);
});

test('of the cells of a spreadsheet those of the companies are read', () => {
  const cells = 'Nr\tCompany\tCity\n1\tHarborline\tRotterdam\n2\tKerbline\tBristol';
  expect(pastedLines(cells)).toEqual(['Harborline', 'Kerbline']);
});

test('a tab in one of many lines makes no table of them', () => {
  expect(pastedLines('Harborline\nKerbline\tx\nDepotwise')).toEqual(['Harborline', 'Kerbline\tx', 'Depotwise']);
});
