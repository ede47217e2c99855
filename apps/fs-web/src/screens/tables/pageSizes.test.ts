import { everyRow } from '@fs/ui/table-model';
import { expect, test } from 'vitest';
import { companyPageSizes, fundingPageSizes, pageSizeText, parsePageSize } from './pageSizes.ts';

test('a page size is written to an address and read back', () => {
  expect(companyPageSizes.map(pageSizeText)).toEqual(['8', '25', '50', '100', 'all']);
  for (const size of companyPageSizes) expect(parsePageSize(pageSizeText(size), companyPageSizes)).toBe(size);
});

test('a size that users cannot choose is ignored', () => {
  for (const text of ['', '0', '9', '-8', '8.0', '1e9', String(everyRow)]) {
    expect(parsePageSize(text, companyPageSizes)).toBeUndefined();
  }
  expect(parsePageSize('all', fundingPageSizes)).toBeUndefined();
  expect(parsePageSize(undefined, fundingPageSizes)).toBeUndefined();
});
