import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

e2eTest(
  '[XINVESTOR-005] a user goes from the menu to all investors, finds the most active of a market, and opens one',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'research/home' });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Companies' }).click();
    await page.getByRole('menuitem', { name: /^Investors/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Investors' }).waitFor();
    const table = page.getByRole('grid', { name: 'Investors' });
    const names = () => table.getByRole('rowheader').allTextContents();
    await table.getByRole('rowheader').nth(24).waitFor();
    await page.getByText(/^As of \w{3} \d{1,2}, \d{4}$/).waitFor();
    const recent = await table.locator('[role=row] > :nth-child(2)[role=gridcell]').allTextContents();
    expect(recent.map(Number)).toEqual(recent.map(Number).toSorted((one, other) => other - one));

    await table.getByRole('searchbox', { name: 'Filter by Markets' }).fill('battery');
    await page.waitForURL(/markets=battery/);
    await table.getByRole('button', { name: 'All rounds', exact: true }).click();
    await page.waitForURL(/sort=rounds/);
    await page.getByRole('button', { name: /^Remove Markets:/ }).waitFor();
    // Until they are there, the table shows the rows before.
    await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
    const [first = ''] = await names();
    await page.reload();
    await table.getByRole('rowheader', { name: first }).waitFor();
    expect((await names())[0]).toBe(first);
    await table.getByRole('rowheader', { name: first }).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: first }).waitFor();
    // The way back leads to the investors.
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect.poll(() => crumbs.getByRole('link').allTextContents()).toEqual(['Companies', 'Investors', first]);
  },
);

e2eTest('the search leads to all investors of a name', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'individual-plus', address: 'search?query=capital' });
  await page.getByRole('link', { name: 'All investors' }).click();
  await page.waitForURL(/\/companies\/search\/investors\?name=capital/);
  const names = page.getByRole('grid', { name: 'Investors' }).getByRole('rowheader');
  await names.first().waitFor();
  for (const name of await names.allTextContents()) expect(name).toMatch(/capital/i);
});
