import { buildCompanyCard } from '@fs/fixtures';
import { expect, test } from 'vitest';
import { wasBought } from './wasBought.ts';

test("describes an acquisition from the listed company's side", () => {
  const harborline = buildCompanyCard({ name: 'Harborline' });
  expect(wasBought({ title: 'Depotwise', organization: harborline })).toBe(false);
  expect(wasBought({ title: 'Harborline', organization: harborline })).toBe(true);
});
