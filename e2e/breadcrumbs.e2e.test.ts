import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

e2eTest('[XSHELL-002] pages below an index have breadcrumbs', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'free', address: 'companies/search/funding' });
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await crumbs.waitFor();
  expect(await crumbs.getByRole('link').allTextContents()).toEqual(['Companies', 'Funding rounds']);
  await crumbs.getByRole('link', { name: 'Companies' }).click();
  await page.waitForURL('**/research/companies');
});
