import { buildCompanyCard } from '@fs/fixtures';
import { expect, test } from 'vitest';
import { wasBought } from './wasBought.ts';

test('an acquisition is told from the side of the company that is on the list', () => {
  const harborline = buildCompanyCard({ name: 'Harborline' });
  expect(wasBought({ title: 'Depotwise', organization: harborline })).toBe(false);
  expect(wasBought({ title: 'Harborline', organization: harborline })).toBe(true);
});
