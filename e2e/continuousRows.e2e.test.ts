import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

const table = (page: Page, name: string | RegExp = 'Companies') => page.getByRole('grid', { name });
const rowOf = (page: Page) => new URL(page.url()).searchParams.get('row');

/** The place of the row at the top of the list, from 1, below its header of two rows. */
const topRow = (page: Page, name?: string) =>
  table(page, name).evaluate((grid) => {
    const scroller = grid.parentElement;
    const row = grid.querySelector<HTMLElement>('tbody > tr');
    return scroller && row ? Math.round(scroller.scrollTop / row.offsetHeight) + 1 : 0;
  });

e2eTest('a list of all rows keeps its place in the address, for a reload and Back', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'unlimited', address: 'research/companies?rows=all' });
  const links = table(page).getByRole('rowheader').getByRole('link');
  await links.first().waitFor();
  const entries = await page.evaluate(() => history.length);

  // Rows come by the hundred.
  await expect
    .poll(async () => {
      await table(page).evaluate((grid) => {
        const row = grid.querySelector<HTMLElement>('tbody > tr');
        grid.parentElement?.scrollTo({ top: 149 * (row?.offsetHeight ?? 0) });
      });
      return topRow(page);
    })
    .toBe(150);
  await expect.poll(() => rowOf(page)).toBe('150');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const name = (await table(page).locator('tr[aria-rowindex="154"]').getByRole('rowheader').textContent()) ?? '';

  await page.reload();
  await expect.poll(() => topRow(page)).toBe(150);
  const link = table(page).locator('tr[aria-rowindex="154"]').getByRole('link', { name, exact: true });
  await link.click();
  await page.getByRole('region', { name, exact: true }).waitFor();
  await page.goBack();
  await expect.poll(() => topRow(page)).toBe(150);
  await link.waitFor();

  // Another search starts at the top.
  await page.getByRole('searchbox', { name: 'Filter by Location' }).fill('usa');
  await expect.poll(() => rowOf(page)).toBeNull();
  await expect.poll(() => topRow(page)).toBe(1);
  await page.goBack();
  await expect.poll(() => rowOf(page)).toBe('150');
  await expect.poll(() => topRow(page)).toBe(150);
});

/** Scrolls a list until its row, counted from 1, is at the top. */
async function scrollTo(page: Page, row: number, name: string) {
  await expect
    .poll(async () => {
      await table(page, name).evaluate((grid, rows) => {
        const first = grid.querySelector<HTMLElement>('tbody > tr');
        grid.parentElement?.scrollTo({ top: rows * (first?.offsetHeight ?? 0) });
      }, row - 1);
      return topRow(page, name);
    })
    .toBe(row);
}

e2eTest('funding rounds and long watchlists are lists of all rows too', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'individual-plus', address: 'companies/search/funding' });
  const rounds = 'Funding rounds';
  await page.getByRole('button', { name: 'Continuous' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('rows')).toBe('all');
  await scrollTo(page, 250, rounds);
  await expect.poll(() => rowOf(page)).toBe('250');
  await page.reload();
  await expect.poll(() => topRow(page, rounds)).toBe(250);

  await page.goto(new URL('research/watchlists', app.url).href);
  await page.getByRole('link', { name: 'Everything we follow' }).click();
  const onList = 'Companies on this list';
  await scrollTo(page, 101, onList);
  await table(page, onList).locator('tr[aria-rowindex="105"]').getByRole('rowheader').waitFor();
});
