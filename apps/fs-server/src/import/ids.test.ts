import { companyId } from '@fs/fixtures';
import { expect, test } from 'vitest';
import { createIdFactory, importedCompanyId } from './ids.ts';

test('a company’s id is derived as in the sample world, ignoring the case of its permalink', () => {
  expect(importedCompanyId('/ORGANIZATION/Volt')).toBe(companyId('crunchbase', '/organization/volt'));
});

test('the same key leads to different ids for different kinds', () => {
  expect(createIdFactory('round')('1')).not.toBe(createIdFactory('investor')('1'));
});
