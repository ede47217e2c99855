import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

const names = (page: Page) =>
  page.getByRole('grid', { name: 'Companies' }).locator('tbody a[href*="/companies/"]').allTextContents();

e2eTest(
  '[XCOMPANY-004] [XCOMPANY-006] [XCOMPANY-012] [XCOMPANY-013] companies are sorted and filtered by money on the server, with totals and chips of the result',
  async ({ app, openPage }) => {
    const page = await openPage({ seesBodies: true });
    await openAs(page, app, { role: 'individual-plus', address: 'research/companies?raised=more_500000000' });
    const main = page.getByRole('main');
    const chip = main.getByRole('button', { name: /^Remove Total raised:/ });
    await chip.waitFor();
    const found = main.getByRole('definition').first();
    await expect.poll(() => found.textContent()).toMatch(/^\d{1,2}$/);
    await expect.poll(async () => (await names(page))[0]).toBe('Parapet');

    const sorted = page.waitForRequest((request) => (request.postData() ?? '').includes('last_round_usd'));
    await main.getByRole('button', { name: 'Order: Most raised' }).click();
    await page.getByRole('menuitemradio', { name: 'Largest last round' }).click();
    expect((await sorted).url()).toContain('/api/companies/search');
    await page.waitForURL(/sort=last_round_usd/);

    await chip.click();
    await chip.waitFor({ state: 'detached' });
    await expect.poll(() => found.textContent()).toBe('360');
    expect(new URL(page.url()).searchParams.has('raised')).toBe(false);
  },
);

e2eTest(
  '[XCOMPANY-005] [XCOMPANY-008] the chosen number of rows is in the address and survives a reload, and the export has money columns',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'teams-member', address: 'research/companies' });
    const rows = page.getByRole('grid', { name: 'Companies' }).locator('tbody').getByRole('row');
    const size = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(7);
    expect(await rows.count()).toBe(8);
    for (const name of ['8', '25', '50', '100', 'Continuous']) await size(name).waitFor();
    await size('25').click();
    await page.waitForURL(/rows=25/);
    await expect.poll(() => rows.count()).toBe(25);
    await page.goto(`${app.url}research/companies`);
    await expect.poll(() => size('25').getAttribute('aria-pressed')).toBe('true');

    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const [header] = (await readFile(await (await download).path(), 'utf8')).split('\n');
    expect(header).toMatch(/Total raised.*Last round.*Employees/);
  },
);

e2eTest(
  '[XCOMPANY-009] [XCOMPANY-010] the header of companies stays while rows scroll, and selected rows raise a bar of actions',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: 'research/companies?rows=50' });
    const grid = page.getByRole('grid', { name: 'Companies' });
    const rows = grid.locator('tbody').getByRole('row');
    await expect.poll(() => rows.count()).toBe(50);
    const header = grid.getByRole('columnheader', { name: 'Total raised' });
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    expect(await topOf(header)).toBeLessThan(await topOf(rows.first()));
    await rows.nth(45).getByRole('rowheader').scrollIntoViewIfNeeded();
    await expect.poll(() => topOf(rows.first())).toBeLessThan(-500);
    expect(await topOf(header)).toBeGreaterThanOrEqual(0);
    expect(await topOf(header)).toBeLessThan(await topOf(rows.nth(45)));
    await header.getByRole('button', { name: 'Total raised', exact: true }).click({ trial: true });

    const [first = '', second = ''] = await grid.getByRole('rowheader').allTextContents();
    for (const name of [first, second])
      await grid.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
    await page.getByText('2 of 360 selected').waitFor();
    for (const name of ['Add to list', 'Compare', 'Export']) {
      expect(await page.getByRole('main').getByRole('button', { name, exact: true }).first().isEnabled()).toBe(true);
    }
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await page.getByText('2 of 360 selected').waitFor({ state: 'detached' });
    expect(await grid.getByRole('checkbox', { name: `Select ${first}`, exact: true }).isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Compare', exact: true }).waitFor({ state: 'detached' });
  },
);

e2eTest(
  '[XCOMPANY-014] without a match, the table of companies names the filter to remove, and how many companies that finds',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'research/companies?name=harborline&homepage=nowhere' });
    await page.getByText('No companies match these 2 filters.').waitFor();
    // No company has that homepage, so that leaving out the name helps nobody.
    await page.getByRole('button', { name: 'Without nowhere: 1' }).waitFor();
    expect(await page.getByRole('button', { name: /^Without / }).count()).toBe(1);
    await page.getByRole('button', { name: 'Without nowhere: 1' }).click();
    const found = page.getByRole('grid', { name: 'Companies' }).getByRole('rowheader');
    await expect.poll(() => found.allTextContents()).toEqual(['Harborline']);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ name: 'harborline' });
  },
);

e2eTest(
  '[XCOMPANY-011] investors are no results and do not count among the companies, though they have profiles',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'companies/search/funding?investor=Cedar' });
    const investor = page
      .getByRole('grid', { name: 'Funding rounds' })
      .getByRole('link', { name: 'Cedar & Palm Capital' });
    await investor.first().click();
    await page.getByRole('heading', { level: 1, name: 'Cedar & Palm Capital' }).waitFor();
    const found = page.getByRole('main').getByRole('definition').first();
    await page.goto(`${app.url}research/companies`);
    await expect.poll(() => found.textContent()).toBe('360');
    await page.goto(`${app.url}research/companies?name=Cedar`);
    await page.getByText('No companies match this filter.').waitFor();
    // The firm is no row of the table, which leads to it instead.
    await page.getByText('Investor of that name:').waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: /Cedar/ }).allTextContents()).toEqual([
      'Cedar & Palm Capital',
    ]);
  },
);

e2eTest(
  '[XCOMPANY-024] the funding table has totals and periods, and filters by market, place and investor',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: 'companies/search/funding' });
    const main = page.getByRole('main');
    const total = main.getByRole('definition').first();
    const filters = main.getByRole('grid', { name: 'Funding rounds' }).getByRole('searchbox');
    await main.getByRole('button', { name: 'Quarter', exact: true }).click();
    await page.waitForURL(/period=quarter/);
    for (const period of ['7 days', '30 days', 'Year']) {
      await main.getByRole('button', { name: period, exact: true }).waitFor();
    }
    const labels = await filters.evaluateAll((fields) => fields.map((field) => field.getAttribute('aria-label')));
    expect(labels).toEqual(expect.arrayContaining(['Filter by Market', 'Filter by Location', 'Filter by Investors']));
    const before = await total.textContent();
    await main.getByRole('searchbox', { name: 'Filter by Market' }).fill('Battery Storage');
    await page.waitForURL(/market=/);
    await expect.poll(() => total.textContent()).not.toBe(before);
    await main.getByRole('button', { name: /^Remove Market:/ }).waitFor();
  },
);

e2eTest(
  '[XCOMPANY-054] the column of lists names the list to which a company of the table was just added, and leads there',
  async ({ app, openPage }) => {
    const page = await openPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openAs(page, app, { role: 'unlimited', address: 'research/companies?name=Harborline' });
    const grid = page.getByRole('grid', { name: 'Companies' });
    const row = grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Harborline' }) });
    await row.waitFor();
    expect(asked).not.toContain('/api/companies/columns');

    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    const chooser = page.getByRole('dialog', { name: 'Columns' });
    await chooser.getByText('My lists', { exact: true }).click();
    await page.keyboard.press('Escape');
    await grid.getByRole('columnheader', { name: 'My lists' }).waitFor();
    await expect.poll(() => asked.filter((path) => path === '/api/companies/columns').length).toBe(1);

    await grid.getByRole('checkbox', { name: 'Select Harborline', exact: true }).check();
    await page.getByRole('button', { name: 'Add to list', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Public comparators' }).click();
    const list = row.getByRole('link', { name: 'Public comparators' });
    await list.waitFor();

    await page.goto(`${app.url}companies/search/funding?company=Harborline`);
    const rounds = page.getByRole('grid', { name: 'Funding rounds' });
    await rounds.getByRole('rowheader', { name: 'Harborline' }).first().waitFor();
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await chooser.getByText('My lists', { exact: true }).click();
    await page.keyboard.press('Escape');
    await rounds.getByRole('link', { name: 'Public comparators' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Public comparators' }).waitFor();
  },
);

e2eTest(
  '[XCOMPANY-057] the domain authority of companies is loaded once its column is shown, and says who can see it',
  async ({ app, openPage }) => {
    const page = await openPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const authorityFor = async (role: string) => {
      await openAs(page, app, { role, address: 'research/companies?name=Harborline' });
      const grid = page.getByRole('grid', { name: 'Companies' });
      await grid.getByRole('rowheader', { name: 'Harborline' }).waitFor();
      expect(await grid.getByRole('columnheader', { name: 'Domain authority' }).count()).toBe(0);
      expect(asked).not.toContain('/api/companies/columns');
      await page.getByRole('button', { name: /^Columns/ }).click();
      await page.getByRole('dialog', { name: 'Columns' }).getByText('Domain authority', { exact: true }).click();
      await page.keyboard.press('Escape');
      await grid.getByRole('columnheader', { name: 'Domain authority' }).waitFor();
      return grid.getByRole('row').filter({ hasText: 'Harborline' });
    };
    const measured = await authorityFor('unlimited');
    await measured.getByRole('gridcell', { name: '50', exact: true }).waitFor();

    await page.evaluate(() => localStorage.clear());
    asked.length = 0;
    const withheld = await authorityFor('free');
    await withheld.getByRole('gridcell', { name: 'In paid plans', exact: true }).waitFor();
  },
);

e2eTest(
  '[XCOMPANY-063] an export of all companies has the lists and the domain authority of each, which it loads by the hundred',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: 'research/companies' });
    const grid = page.getByRole('grid', { name: 'Companies' });
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(7);
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    const chooser = page.getByRole('dialog', { name: 'Columns' });
    for (const name of ['My lists', 'Domain authority']) await chooser.getByText(name, { exact: true }).click();
    await page.keyboard.press('Escape');
    await grid.getByRole('columnheader', { name: 'Domain authority' }).waitFor();

    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByText('360 rows and 10 columns, as they are shown.').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const lines: Record<string, string>[] = parse(await readFile(await (await download).path(), 'utf8'), {
      bom: true,
      columns: true,
    });
    expect(lines).toHaveLength(360);
    const harborline = lines.find(({ Name }) => Name === 'Harborline');
    expect(harborline?.['My lists']).toContain('Everything we follow');
    expect(harborline?.['Domain authority']).toBe('50');
  },
);

e2eTest('[XCOMPANY-035] a fact from a source has a link to report it as wrong', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'individual-plus', address: 'research/companies?name=Voltmeer' });
  await page.getByRole('grid', { name: 'Companies' }).getByRole('link', { name: 'Voltmeer', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Voltmeer' }).waitFor();
  await page.getByRole('button', { name: 'Source of total raised' }).click();
  await page.getByRole('link', { name: 'Report a mistake' }).click();
  await page.getByRole('heading', { level: 1, name: /support/i }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/fs/support');
});

e2eTest('a search that fails shows no number of rows of the search before', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/status of 500/] });
  await openAs(page, app, { role: 'individual-plus', address: 'research/companies?location=Germany' });
  const results = page.getByText(/^\d+ results?$/);
  await results.waitFor();
  await page.route('**/api/companies/search', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('searchbox', { name: 'Filter by Location' }).fill('Berlin, Germany');
  const retry = page.getByRole('grid', { name: 'Companies' }).getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  await results.waitFor({ state: 'detached' });

  await page.unroute('**/api/companies/search');
  await retry.click();
  // It is announced, too.
  await results.first().waitFor();
  const places = page.getByRole('grid', { name: 'Companies' }).getByText('Germany', { exact: true });
  expect(await places.count()).toBeGreaterThan(0);
});

e2eTest('rounds are filtered by their series, on the server', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'free', address: 'companies/search/funding' });
  const rounds = page.getByRole('grid', { name: 'Funding rounds' }).locator('tbody');
  await rounds.getByText('Seed', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Filter by Round: Any' }).click();
  await page.getByRole('dialog', { name: 'Filter by Round' }).getByRole('button', { name: /Any/ }).click();
  await page.getByRole('option', { name: 'Series C' }).click();
  await page.waitForURL(/round=C/);
  await rounds.getByText('Seed', { exact: true }).first().waitFor({ state: 'detached' });
  expect(await rounds.getByText('Series C', { exact: true }).count()).toBe(25);
});
