import { everyRow } from '@fs/ui/table-model';
import { expect, test } from 'vitest';
import {
  companyPageSizes,
  dealPageSizes,
  mostRowsBefore,
  pageSizeText,
  parsePageSize,
  parseTopRow,
  topRowText,
} from './pageSizes.ts';

test('a page size is written to an address and read back', () => {
  expect(companyPageSizes.map(pageSizeText)).toEqual(['8', '25', '50', '100', 'all']);
  for (const size of companyPageSizes) expect(parsePageSize(pageSizeText(size), companyPageSizes)).toBe(size);
});

test('a size that users cannot choose is ignored', () => {
  for (const text of ['', '0', '9', '-8', '8.0', '1e9', String(everyRow)]) {
    expect(parsePageSize(text, companyPageSizes)).toBeUndefined();
  }
  expect(parsePageSize('8', dealPageSizes)).toBeUndefined();
  expect(parsePageSize(undefined, dealPageSizes)).toBeUndefined();
});

test('the place in a list is written to an address and read back, up to a limit', () => {
  expect(topRowText(0)).toBeUndefined();
  expect(topRowText(349)).toBe('350');
  expect(parseTopRow('350')).toBe(349);
  expect(parseTopRow('99999')).toBe(mostRowsBefore);
  for (const text of [undefined, '', '0', '-5', '1.5', '1e9', '999999999', 'all']) expect(parseTopRow(text)).toBe(0);
});
