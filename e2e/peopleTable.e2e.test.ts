import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { downloadBy } from './support/downloadBy.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

e2eTest(
  '[XPERSON-012] a search leads to all people of a name, and the address has their filters and order',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'search?query=ann' });
    await page.getByRole('link', { name: 'All people' }).click();
    await page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
    await page.waitForURL('**/companies/search/people?name=ann');
    const table = page.getByRole('grid', { name: 'People' });
    const names = () => table.getByRole('rowheader').allTextContents();
    await table.getByRole('rowheader').nth(5).waitFor();
    expect((await names()).filter((name) => !/ann/i.test(name))).toEqual([]);

    await table.getByRole('button', { name: 'Name', exact: true }).click();
    await page.waitForURL(/name=ann&sort=name/);
    await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
    const sorted = await names();
    await page.reload();
    await table
      .getByRole('rowheader', { name: sorted[0] ?? '' })
      .first()
      .waitFor();
    await expect.poll(names).toEqual(sorted);

    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const start = page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: 'Export as CSV' });
    const download = await downloadBy(page, () => start.click());
    const [head] = (await readFile(await download.path(), 'utf8')).trim().split('\n');
    expect(head).toContain('Name,Title,Company');
    await page.keyboard.press('Escape');

    await table.getByRole('rowheader').first().getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: sorted[0] ?? '' }).waitFor();
  },
);
