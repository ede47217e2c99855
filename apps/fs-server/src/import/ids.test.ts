import { companyId } from '@fs/fixtures';
import { expect, test } from 'vitest';
import { idMaker, importedCompanyId } from './ids.ts';

test('a company’s id is made as the sample world makes them, whatever the case of its permalink', () => {
  expect(importedCompanyId('/ORGANIZATION/Volt')).toBe(companyId('crunchbase', '/organization/volt'));
});

test('the same key is another id for another kind of thing', () => {
  expect(idMaker('round')('1')).not.toBe(idMaker('investor')('1'));
});
