import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { findCompany } from './support/findCompany.ts';
import { openAs } from './support/openAs.ts';
import { phoneFaults } from './support/phoneFaults.ts';
import { samplePath } from './support/walk/samplePaths.ts';
import { listedCompanies, personalLists } from './support/watchlistPages.ts';

e2eTest(
  '[XSHELL-025] on a phone, a company among cards is added to a list, and the bar at the bottom leads on',
  async ({ app, openPage }) => {
    const page = await openPage({ width: 390, height: 844, hasTouch: true });
    await openAs(page, app, { role: 'individual-plus', address: 'research/home' });
    const bar = page.getByRole('navigation', { name: 'Quick navigation' });
    const main = page.getByRole('main');
    const title = (name: string) => main.getByRole('heading', { level: 1, name, exact: true });
    await main.getByRole('heading', { name: 'Recently funded' }).waitFor();
    expect(await phoneFaults(page)).toEqual([]);

    await bar.getByRole('link', { name: 'Companies' }).tap();
    await title('Companies').waitFor();
    const card = main.getByRole('grid', { name: 'Companies' }).getByRole('row').filter({ hasText: 'Parapet' });
    await card.getByText('$1.0B', { exact: true }).waitFor();
    expect(await phoneFaults(page)).toEqual([]);
    // The orders with names are among those of the cards.
    await expect.poll(() => main.getByRole('button', { name: /^Order/ }).count()).toBe(0);
    const order = main.getByRole('button', { name: /Sort by/ });
    for (const [name, sort] of [
      ['Newest round', 'last_funding_on'],
      ['Most raised', null],
    ] as const) {
      await order.tap();
      await page.getByRole('option', { name, exact: true }).tap();
      await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe(sort);
      await expect.poll(() => order.textContent()).toContain(name);
    }
    // Columns are below each other, in cards as wide as the page.
    const place = await card.boundingBox();
    expect(place?.width).toBeGreaterThan(340);
    expect(place?.height).toBeGreaterThan(100);

    await card.getByRole('link', { name: 'Parapet' }).tap();
    await title('Parapet').waitFor();
    const lists = main.getByRole('region', { name: 'Watchlists' });
    await lists.getByRole('button', { name: 'Add Parapet to a watchlist' }).tap();
    await page.getByRole('option', { name: /^To sort/ }).tap();
    await lists.getByRole('link', { name: 'To sort' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await phoneFaults(page)).toEqual([]);

    await bar.getByRole('button', { name: 'Search' }).tap();
    await page.getByRole('combobox', { name: 'Search companies, markets, topics, and articles' }).fill('Voltmeer');
    await page
      .getByRole('option', { name: /^Voltmeer/ })
      .first()
      .tap();
    await title('Voltmeer').waitFor();

    await bar.getByRole('link', { name: 'Markets' }).tap();
    await title('Markets').waitFor();
    const market = main.getByRole('grid', { name: 'Markets' }).getByRole('row').filter({ hasText: 'Battery Storage' });
    await market.first().waitFor();
    expect((await market.first().boundingBox())?.width).toBeGreaterThan(340);
    expect(await phoneFaults(page)).toEqual([]);

    await bar.getByRole('link', { name: 'Lists' }).tap();
    await title('Watchlists').waitFor();
    await main.getByRole('link', { name: 'To sort' }).first().waitFor();
    expect(await phoneFaults(page)).toEqual([]);
    await bar.getByRole('link', { name: 'Home' }).tap();
    await main.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  },
);

e2eTest('on a phone, filters are in the middle of their tags, and all are counted', async ({ app, openPage }) => {
  const page = await openPage({ width: 390, height: 844, hasTouch: true });
  const search = 'round=seed&location=Berlin&funded=after_2023-12&raised=more_2000000';
  await openAs(page, app, { role: 'individual-plus', address: `research/companies?${search}` });
  const tags = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
  await tags.first().waitFor();
  expect(await tags.allTextContents()).toContain('Total raised: > $2.0M');
  const offsets = await tags.evaluateAll((items) =>
    items.map((item) => {
      const middle = (element: Element | null) => {
        const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        return top + height / 2;
      };
      return Math.abs(middle(item.querySelector('[title]')) - middle(item.querySelector('button')));
    }),
  );
  expect(Math.max(...offsets)).toBeLessThan(2);
  // One of them is of a column that is hidden.
  await page.getByRole('button', { name: 'Filters (4)' }).waitFor();

  await page.goto(`${app.url}research/feed`);
  await page.getByRole('button', { name: 'Mark as seen' }).waitFor();
  expect(await page.getByText(/^J and K move/).isVisible()).toBe(false);
});

for (const [way, on] of [
  ['scrolling', async (page: Page) => page.mouse.wheel(0, 1500)],
  ['the keyboard', async (page: Page) => page.keyboard.press('Tab')],
] as const) {
  e2eTest(
    `[XHOME-024] on a phone, Home has its further panels for a user who gets there by ${way}`,
    async ({ app, openPage }) => {
      const page = await openPage({ width: 390, height: 844, hasTouch: true });
      await openAs(page, app, { role: 'individual-plus', address: 'research/home' });
      const main = page.getByRole('main');
      const panel = (name: string) => main.getByRole('heading', { level: 2, name, exact: true });
      await panel('Recently funded').waitFor();
      await main.getByRole('link', { name: 'Plumbline Systems' }).first().waitFor();
      expect(await panel('Featured markets').count()).toBe(0);

      await expect
        .poll(async () => {
          await on(page);
          return panel('Featured markets').count();
        })
        .toBe(1);
      expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
        'What changed',
        'Recently funded',
        'Watchlists',
        'Trending keywords',
        'Raised per week in your markets',
        'Featured articles',
        'Featured markets',
      ]);
    },
  );
}

e2eTest(
  '[XSHELL-025] on a phone, a list that is one long table elsewhere has cards, on pages',
  async ({ app, openPage }) => {
    const page = await openPage({ width: 390, height: 844, hasTouch: true });
    await openAs(page, app, { role: 'individual-plus', address: 'research/companies?rows=all' });
    const cards = page.getByRole('rowheader');
    const sizes = page.getByRole('group', { name: 'Rows per page' }).getByRole('button');
    await page.getByRole('navigation', { name: 'Companies pages' }).waitFor();
    await expect.poll(() => cards.count()).toBe(25);
    await expect.poll(() => sizes.allTextContents()).toEqual(['8', '25', '50', '100']);
    const first = await cards.first().textContent();
    await page.getByRole('button', { name: 'Next page' }).tap();
    await expect.poll(() => cards.first().textContent()).not.toBe(first);
    await expect.poll(() => cards.count()).toBe(25);

    await page.goto(`${app.url}research/watchlists`);
    await personalLists(page).getByRole('link', { name: 'Everything we follow' }).tap();
    const card = listedCompanies(page).getByRole('row').filter({ has: cards }).first();
    await page.getByRole('navigation', { name: 'Companies on this list pages' }).waitFor();
    await expect.poll(() => cards.count()).toBe(25);
    const place = await card.boundingBox();
    expect(place?.width).toBeGreaterThan(340);
    expect(place?.height).toBeGreaterThan(100);
    expect(await phoneFaults(page)).toEqual([]);
  },
);

e2eTest('on a phone, the buttons beside the names of facts stay in the line of the name', async ({ app, openPage }) => {
  const page = await openPage({ width: 390, height: 844, hasTouch: true });
  await openAs(page, app, {
    role: 'individual-plus',
    address: samplePath('/research/companies/$companyId', 'individual-plus').slice(1),
  });
  const names = page.getByRole('main').locator('dt');
  const headquarters = names.filter({ hasText: 'Headquarters' });
  await headquarters.getByRole('button').waitFor();
  const heightOf = (name: typeof names) => name.evaluate((element) => element.getBoundingClientRect().height);
  expect(await heightOf(headquarters)).toBe(await heightOf(names.filter({ hasText: 'Founded' })));
  await page.getByRole('button', { name: 'Local time, weather, and news' }).tap();
  await page.getByRole('dialog').getByText('Local time').waitFor();
});

e2eTest('on a phone, which has no Escape, what fills the window can be closed by a tap', async ({ app, openPage }) => {
  const page = await openPage({ width: 390, height: 844, hasTouch: true });
  await openAs(page, app, { role: 'free', address: 'research/home' });
  const search = page.getByRole('dialog', { name: /^Search/ });
  const trigger = page.getByRole('button', { name: /^Search/ }).first();
  await trigger.tap();
  await search.getByRole('combobox').waitFor();
  await search.getByRole('button', { name: 'Close' }).tap();
  await search.waitFor({ state: 'detached' });

  // The search for a list is above a dialog, which is closed in the same way.
  await (await findCompany(page, 'harborline')).click();
  await page.getByRole('button', { name: 'Add Harborline to a watchlist' }).tap();
  const lists = page.getByRole('dialog', { name: 'Add Harborline to a watchlist' });
  await lists.getByRole('button', { name: 'Close' }).tap();
  await lists.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add Harborline to a watchlist' }).and(page.locator(':focus')).waitFor();
});
