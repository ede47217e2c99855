import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { findCompany } from './support/findCompany.ts';
import { openAs } from './support/openAs.ts';

e2eTest('[XSHELL-002] pages below an index have breadcrumbs', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'free', address: 'companies/search/funding' });
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await crumbs.waitFor();
  expect(await crumbs.getByRole('link').allTextContents()).toEqual(['Companies', 'Funding rounds']);
  await crumbs.getByRole('link', { name: 'Companies' }).click();
  await page.waitForURL('**/research/companies');

  await page.goto(new URL('research/watchlists', app.url).href);
  const list = page.locator('main a[href*="/research/watchlists/"]').first();
  const listName = (await list.textContent()) ?? '';
  await list.click();
  await expect.poll(() => crumbs.getByRole('link').allTextContents()).toEqual(['Watchlists', listName]);

  await (await findCompany(page, 'harborline')).click();
  const person = page.getByRole('list', { name: 'People' }).getByRole('link').first();
  const personName = (await person.textContent()) ?? '';
  await person.click();
  await expect.poll(() => crumbs.getByRole('link').allTextContents()).toEqual(['Companies', 'Harborline', personName]);
  await crumbs.getByRole('link', { name: 'Harborline' }).click();
  await page.getByRole('heading', { level: 1, name: 'Harborline' }).waitFor();
});
