import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

const panel = (page: Page) => page.getByRole('complementary');

const peekedId = (page: Page) => new URL(page.url()).searchParams.get('peek');

e2eTest(
  '[XCOMPANY-016] P peeks at the row, J and K move through the rows, and Escape returns',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'unlimited', address: 'research/companies' });
    const links = page.getByRole('grid', { name: 'Companies' }).locator('a[href*="/research/companies/"]');
    await links.first().waitFor();
    const hrefs = await links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
    const [first, second] = hrefs.map((href) => href.split('/').at(-1) ?? '');

    await links.first().focus();
    await page.keyboard.press('p');
    await panel(page).getByText('Total raised').waitFor();
    const facts = {
      'Total raised': /^\$[\d.]+[KMB]/,
      'Last round': /\$[\d.]+[KMB]|Undisclosed/,
      Employees: /^\d[\d,]*/,
      Founded: /^\w+ \d{4}$/,
      Headquarters: /, /,
    };
    for (const [fact, value] of Object.entries(facts)) {
      expect(await panel(page).locator(`dt:text-is("${fact}") + dd`).textContent()).toMatch(value);
    }
    for (const part of ['Raised by year', 'News', 'Watchlists']) {
      await panel(page).getByRole('heading', { name: part }).waitFor();
    }
    expect(peekedId(page)).toBe(first);
    expect(await panel(page).getByRole('link', { name: 'Open profile' }).getAttribute('href')).toBe(hrefs[0]);

    await page.keyboard.press('j');
    await expect.poll(() => peekedId(page)).toBe(second);
    await panel(page).locator(`a[href="${hrefs[1]}"]`).waitFor();
    const marked = page.locator('tr[aria-current="true"]');
    await expect.poll(() => marked.getByRole('link').first().getAttribute('href')).toBe(hrefs[1]);
    expect(await marked.count()).toBe(1);
    const name =
      (await links
        .and(page.locator(`a[href="${hrefs[1]}"]`))
        .first()
        .textContent()) ?? '';
    await panel(page).getByRole('heading', { name, exact: true }).waitFor();
    await page.keyboard.press('l');
    const search = page.getByRole('combobox', { name: `Add ${name} to a watchlist` });
    await search.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Peeked at');
    await page.getByRole('option', { name: 'Create “Peeked at”' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('“Peeked at” created').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('k');
    await expect.poll(() => peekedId(page)).toBe(first);

    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(await links.first().evaluate((link) => link.closest('tr')?.contains(document.activeElement))).toBe(true);

    await page.keyboard.press('p');
    await panel(page).waitFor();
    await page.keyboard.press('j');
    await expect.poll(() => peekedId(page)).toBe(second);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    // At the row that was shown last, not at the one where the user began.
    const focusedRow = page.getByRole('row').filter({ has: page.locator(':focus') });
    await expect.poll(() => focusedRow.getByRole('link').first().getAttribute('href')).toBe(hrefs[1]);
    await page.keyboard.press('p');
    await expect.poll(() => peekedId(page)).toBe(second);
  },
);

e2eTest('[XCOMPANY-017] a link with a peek opens it, and Back closes a peek', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'unlimited', address: 'research/companies' });
  const grid = page.getByRole('grid', { name: 'Companies' });
  await grid.getByRole('checkbox').nth(1).click();
  await page.getByRole('button', { name: 'Peek', exact: true }).click();
  await panel(page).getByText('Total raised').waitFor();
  const peeked = page.url();
  await page.goBack();
  await panel(page).waitFor({ state: 'detached' });

  await page.goto(peeked);
  await panel(page).getByText('Total raised').waitFor();
  // A link opened the panel, so there was no row with focus: it goes to the one that was shown.
  await page.keyboard.press('l');
  await page.getByRole('dialog', { name: /^Add/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: /^Add/ }).getByRole('combobox').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('j');
  await expect.poll(() => page.url()).not.toBe(peeked);
  const shown = peekedId(page) ?? '';
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  const focusedRow = page.getByRole('row').filter({ has: page.locator(':focus') });
  await expect.poll(() => focusedRow.locator(`a[href*="${shown}"]`).count()).toBeGreaterThan(0);

  await page.goto(peeked);
  await panel(page).getByText('Total raised').waitFor();
  await panel(page).getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByRole('dialog', { name: 'Compare companies' }).getByText('Add another company to compare.').waitFor();
  expect(peekedId(page)).toBeNull();
});
