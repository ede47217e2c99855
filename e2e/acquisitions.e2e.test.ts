import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { downloadBy } from './support/downloadBy.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

e2eTest(
  '[XDEAL-003] a user goes from the menu to all acquisitions, narrows them, finds them so after a reload, and exports them',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'research/home' });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Companies' }).click();
    await page.getByRole('menuitem', { name: /^Acquisitions/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Acquisitions' }).waitFor();
    const table = page.getByRole('grid', { name: 'Acquisitions' });
    await table.getByRole('rowheader').nth(24).waitFor();
    await page.getByText('40 results', { exact: true }).waitFor();
    // The day of the footer: its data are what the table has.
    await page.getByText(/^As of \w{3} \d{1,2}, \d{4}$/).waitFor();

    await table.getByRole('button', { name: 'Price', exact: true }).click();
    await page.waitForURL(/sort=price_usd/);
    await table.getByRole('searchbox', { name: 'Filter by Market' }).fill('software');
    await page.waitForURL(/market=software/);
    await page.getByRole('button', { name: /^Remove Market:/ }).waitFor();
    await expect.poll(() => page.getByText('40 results', { exact: true }).count()).toBe(0);
    await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
    const names = () => table.getByRole('rowheader').allTextContents();
    const found = await names();
    expect(found.length).toBeGreaterThan(0);
    await page.reload();
    await table.getByRole('rowheader', { name: found[0] ?? '' }).waitFor();
    await expect.poll(names).toEqual(found);

    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const start = page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: 'Export as CSV' });
    const download = await downloadBy(page, () => start.click());
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
    expect(lines[0]).toContain(',Acquired by,');
    expect(lines).toHaveLength(found.length + 1);
    await page.keyboard.press('Escape');

    await table.getByRole('rowheader').first().getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: found[0] ?? '' }).waitFor();
  },
);
