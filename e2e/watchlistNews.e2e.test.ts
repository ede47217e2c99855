import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { comparison } from './support/comparison.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { listedCompanies, markedNew, newsSentence, personalLists } from './support/watchlistPages.ts';

const news = (page: Page) => page.getByRole('region', { name: 'What changed' });

/** News of each list on the page, in order. Lists without news count as 0. */
const newsCounts = (page: Page) =>
  personalLists(page)
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => Number(/(\d+) new/.exec(row.textContent ?? '')?.[1] ?? 0)));

e2eTest(
  '[XCOMPANY-038] a user with three lists reads the news in the morning: Home, lists by what is new, a company, marked as seen',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'unlimited', address: 'research/home' });
    await newsSentence(page).waitFor();
    await page
      .getByRole('region', { name: 'Watchlists', exact: true })
      .getByRole('link', { name: 'All watchlists' })
      .click();
    await personalLists(page)
      .getByText(/raised in 12 months/)
      .first()
      .waitFor();
    const counts = await newsCounts(page);
    expect(counts).toHaveLength(3);
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    const first = personalLists(page).getByRole('listitem').first();
    expect(await first.textContent()).toMatch(/\d+ new(\d+ rounds?( \(\$[\d.]+[KMB]\))?|\d+ a)/);

    await first.getByRole('link').click();
    await listedCompanies(page).getByText(markedNew).first().waitFor();
    const row = listedCompanies(page)
      .getByRole('row')
      .filter({ hasText: /\d+ new|New/ })
      .first();
    const company = row.getByRole('link').first();
    const name = (await company.textContent()) ?? '';
    await company.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();

    await page.goto(`${app.url}research/watchlists`);
    await expect
      .poll(() => newsCounts(page).then((all) => all.filter((count) => count > 0).length))
      .toBe(counts.filter((count) => count > 0).length - 1);
    await page.goto(`${app.url}research/home`);
    await news(page).getByRole('button', { name: 'Mark as seen' }).click();
    await page.getByText(/^Nothing new on your lists since earlier today\./).waitFor();
  },
);

e2eTest(
  '[XCOMPANY-039] [XCOMPANY-040] [XWATCH-005] the palette starts a list, whose dialog begins with the name, states the limit, and adds companies by Enter',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual', address: 'research/watchlists' });
    await page.getByText('You’re using 3 of 5 watchlists.').waitFor();
    await page.keyboard.press('/');
    await page.getByRole('option', { name: /^New watchlist/ }).click();
    const dialog = page.getByRole('dialog', { name: 'New Watchlist' });
    await dialog.getByText('You’re using 3 of 5 watchlists.').waitFor();
    await expect
      .poll(() => dialog.getByRole('textbox', { name: 'Name' }).evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.keyboard.type('Harbors');
    const field = dialog.getByRole('searchbox', { name: 'Find companies' });
    await field.fill('harborline');
    await field.press('Enter');
    await dialog.getByText('Enter adds Harborline.').waitFor({ state: 'attached' });
    await field.press('Enter');
    await dialog.getByText('Harborline added.').waitFor({ state: 'attached' });
    await dialog.getByRole('button', { name: 'Create Watchlist' }).click();
    await page.getByRole('heading', { name: 'Harbors', level: 1 }).waitFor();

    await page.keyboard.press('/');
    await page.getByRole('option', { name: /^Follow Harbors/ }).click();
    await page.getByRole('button', { name: 'Following' }).waitFor();

    await listedCompanies(page).getByRole('link', { name: 'Harborline' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Harborline' }).waitFor();
    await page.keyboard.press('/');
    await page.getByRole('option', { name: /^Add Harborline to list/ }).click();
    await page.getByRole('combobox', { name: 'Add Harborline to a watchlist' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    const lists = page.getByRole('dialog', { name: 'Watchlists with Harborline' });
    await lists.getByRole('button', { name: 'Add Harborline to a watchlist' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await page.getByRole('option', { name: /^Compare Harborline with…/ }).click();
    await comparison(page).getByText('Add another company to compare.').waitFor();
  },
);
