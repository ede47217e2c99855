import { expect, test } from 'vitest';
import { pastedLines } from './pastedLines.ts';

test('splits at every kind of line ending, and keeps commas in names', () => {
  expect(pastedLines('Holt, Inc.\r\nKerbline\nDepotwise\rHarborline\u2028Quay')).toEqual([
    'Holt, Inc.',
    'Kerbline',
    'Depotwise',
    'Harborline',
    'Quay',
  ]);
});

test("reads the companies' column of pasted spreadsheet cells", () => {
  const cells = 'Nr\tCompany\tCity\n1\tHarborline\tRotterdam\n2\tKerbline\tBristol';
  expect(pastedLines(cells)).toEqual(['Harborline', 'Kerbline']);
});

test('of a few lines with cells, reads the first cell', () => {
  expect(pastedLines('Harborline\n\tKerbline\tx\nDepotwise')).toEqual(['Harborline', 'Kerbline', 'Depotwise']);
});
