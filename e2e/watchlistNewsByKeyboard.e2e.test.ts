import { expect } from 'vitest';
import { byKeyboard } from './support/byKeyboard.ts';
import { comparedNames, comparison } from './support/comparison.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { focusedName } from './support/tabTo.ts';
import { listedCompanies, markedNew, newsSentence, personalLists } from './support/watchlistPages.ts';

e2eTest(
  '[XWATCH-004] by keyboard alone, three companies of a list are compared, the link is sent, and they are added to another list',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage();
    const { press } = byKeyboard(page);
    await openAs(page, app, { role: 'unlimited', address: 'research/home' });
    await newsSentence(page).waitFor();
    for (const key of 'gw') await page.keyboard.press(key);
    await personalLists(page)
      .getByText(/raised in 12 months/)
      .first()
      .waitFor();
    await press(/^Climate map$/);
    await listedCompanies(page).getByText(markedNew).first().waitFor();
    // From the header over the filters to the first three rows.
    await press(/^Select all rows on this page$/, 'ArrowDown');
    for (let row = 0; row < 3; row += 1) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
    }
    await page.getByText(/^3 of \d+ selected$/).waitFor();
    await press(/^Compare$/);
    await comparedNames(page).nth(2).waitFor();
    const names = await comparedNames(page).allTextContents();
    expect(names).toHaveLength(3);

    const colleague = await openPage();
    await openAs(colleague, app, { role: 'individual', address: page.url().replace(/watchlists\/[^?]+/, 'companies') });
    await comparedNames(colleague).nth(2).waitFor();
    expect(await comparedNames(colleague).allTextContents()).toEqual(names);

    await page.keyboard.press('Escape');
    await comparison(page).waitFor({ state: 'detached' });
    await press(/^Add to list$/);
    await page.getByRole('menuitem', { name: 'Public comparators' }).waitFor();
    await expect.poll(() => focusedName(page)).not.toBe('Add to list');
    for (let item = 0; item < 5 && (await focusedName(page)) !== 'Public comparators'; item += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await page.getByText('Added 3 companies to “Public comparators”').waitFor();

    for (const key of 'gh') await page.keyboard.press(key);
    await newsSentence(page).waitFor();
    await page.getByRole('button', { name: 'Mark as seen' }).waitFor();
    await page.keyboard.press('m');
    await page.getByText(/^Nothing new on your lists since earlier today\./).waitFor();
  },
);
