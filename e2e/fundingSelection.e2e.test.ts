import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

const table = (page: Page) => page.getByRole('grid', { name: 'Funding rounds' });
const idsOf = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)?.split(',') ?? [];

/** Ids of the companies of the first rows, as their links name them. */
async function companyIds(page: Page): Promise<string[]> {
  const links = table(page).getByRole('rowheader').getByRole('link');
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''));
}

e2eTest('selected rounds are added to a list and compared by their companies, each once', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'unlimited', address: 'companies/search/funding' });
  const ids = await companyIds(page);
  const name = (await table(page).getByRole('rowheader').getByRole('link').first().textContent()) ?? '';

  // All rounds of one company, and one of another.
  await page.goto(new URL(`companies/search/funding?company=${encodeURIComponent(name)}`, app.url).href);
  await expect.poll(async () => new Set(await companyIds(page))).toEqual(new Set([ids[0]]));
  const rounds = (await companyIds(page)).length;
  await table(page).getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByText(`${rounds} of ${rounds} selected`).waitFor();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByRole('dialog', { name: 'Compare companies' }).waitFor();
  expect(idsOf(page, 'compare')).toEqual([ids[0]]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Compare companies' }).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Add to list', exact: true }).click();
  await page.getByRole('menuitem', { name: 'New watchlist…' }).click();
  const dialog = page.getByRole('dialog', { name: /watchlist/i });
  await dialog.getByText(name).first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Clear selection' }).click();
  await page.getByRole('button', { name: 'Compare', exact: true }).waitFor({ state: 'detached' });
});

e2eTest('[XCOMPANY-091] Back finds the selected companies again, of every page', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'unlimited', address: 'research/companies' });
  const grid = page.getByRole('grid', { name: 'Companies' });
  const box = grid.getByRole('checkbox', { name: /^Select (?!all)/ }).first();
  await box.check();
  await page.getByText('1 of 360 selected').waitFor();
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await page.waitForURL(/page=2/);
  await expect.poll(() => box.isChecked()).toBe(false);
  await box.check();
  await page.getByText('2 of 360 selected').waitFor();

  await grid.getByRole('rowheader').getByRole('link').nth(1).click();
  await page.waitForURL(/research\/companies\/./);
  await page.goBack();
  await page.getByText('2 of 360 selected').waitFor();
  expect(await box.isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByRole('dialog', { name: 'Compare companies' }).waitFor();
  expect(idsOf(page, 'compare')).toHaveLength(2);
});

e2eTest('keys act on the current row of a table, and the palette offers them', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'unlimited', address: 'companies/search/funding' });
  const [first] = await companyIds(page);
  const link = table(page).getByRole('rowheader').getByRole('link').first();
  const name = (await link.textContent()) ?? '';

  // The keys come with the tools of the table.
  await page.getByRole('button', { name: 'Export', exact: true }).waitFor();
  await page.keyboard.press('v');
  await page.getByRole('dialog', { name: 'Views' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('f');
  await table(page).locator('thead > tr').nth(1).locator(':focus').waitFor();
  await page.getByRole('heading', { level: 1 }).click();

  await page.keyboard.press('c');
  await page.getByText('Select companies first, or move to a row.').waitFor();
  await link.focus();
  await page.keyboard.press('p');
  await page.getByRole('complementary').getByText('Total raised').waitFor();
  expect(idsOf(page, 'peek')).toEqual([first]);
  await page.keyboard.press('Escape');
  await page.getByRole('complementary').waitFor({ state: 'detached' });

  await page.keyboard.press('l');
  const adding = `Add ${name} to a watchlist`;
  await page.getByRole('combobox', { name: adding }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: adding }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await link.focus();
  await page.keyboard.press('Control+k');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.type('compare');
  await page.getByRole('option', { name: /^Compare C$/ }).click();
  await page.getByRole('dialog', { name: 'Compare companies' }).waitFor();
  expect(idsOf(page, 'compare')).toEqual([first]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Compare companies' }).waitFor({ state: 'detached' });

  await page.keyboard.press('Control+k');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.type('export');
  await page.getByRole('option', { name: 'Export this table E' }).click();
  await page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: 'Export as CSV' }).waitFor();
});

e2eTest('lists that failed to load are loaded again from the menu that offers them', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/the server responded with a status of 500/] });
  let isFailing = true;
  await page.route('**/lists/summary*', (route) =>
    isFailing ? route.fulfill({ status: 500, json: { message: 'Something went wrong' } }) : route.continue(),
  );
  await openAs(page, app, { role: 'individual', address: 'companies/search' });
  await page.getByRole('checkbox', { name: 'Select Parapet' }).check();
  const menu = page.getByRole('button', { name: 'Add to list', exact: true });
  await menu.click();
  const again = page.getByRole('menuitem', { name: 'Load your watchlists again' });
  await again.waitFor();
  isFailing = false;
  await again.click();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Acquisition targets' }).click();
  await page.getByText('Added 1 company to “Acquisition targets”').waitFor();
});
