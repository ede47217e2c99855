import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search companies, markets, topics, and articles' });

e2eTest(
  '[NAV-023] [NAV-024] a shortcut opens the header search on any page, and the search leads to a company',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(new URL('companies/search/funding', app.url).href);
    await signInOnScreen(page, app, 'free');
    await page.getByRole('heading', { name: 'Funding rounds', level: 1 }).waitFor();
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Search' }).waitFor();
    expect(await header.getByRole('link', { name: 'Support' }).getAttribute('href')).toBe('/fs/support');

    await page.locator('main').focus();
    await page.keyboard.press('/');
    await box(page).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('harborlin');
    await page.getByRole('option', { name: /^Harborline .*Rotterdam/, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Harborline', level: 1 }).waitFor();

    await page.keyboard.press('Control+k');
    await page
      .getByRole('group', { name: 'Recently viewed' })
      .getByRole('option', { name: /^Harborline/ })
      .waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => box(page).count()).toBe(0);
  },
);

e2eTest(
  'letters right after the key of the search are in its field, and no keys of the page',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual', address: 'research/home' });
    await page.getByRole('button', { name: 'Mark as seen' }).waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).waitFor();
    const hold = Promise.withResolvers<void>();
    await page.route(/CommandPalette/, async (route) => {
      await hold.promise;
      await route.continue();
    });
    await page.locator('main').focus();
    // “M” marks all news as seen.
    await page.keyboard.type('/mer');
    hold.resolve();
    await box(page).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('idian');
    await page
      .getByRole('option', { name: /^Meridian/ })
      .first()
      .waitFor();
    expect(await box(page).inputValue()).toBe('meridian');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Mark as seen' }).waitFor();
  },
);

e2eTest(
  '[ROUTE-051] [ROUTE-052] [ROUTE-035] [MARKET-002] the search page opens the tab that its address names',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(new URL('search?query=log&sf=markets', app.url).href);
    await signInOnScreen(page, app, 'free');
    const markets = page.getByRole('tab', { name: /^Markets/ });
    await markets.and(page.locator('[aria-selected=true]')).waitFor();
    await page.getByRole('grid', { name: 'Markets' }).getByRole('link', { name: 'Freight Logistics' }).click();
    await page.getByRole('heading', { name: 'Freight Logistics', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/fs/markets/freight-logistics');
    await page.goto(new URL('research/markets/freight-logistics', app.url).href);
    await page.getByRole('heading', { name: 'Freight Logistics', level: 1 }).waitFor();
    await page.waitForURL('**/fs/markets/freight-logistics');
  },
);

e2eTest('the search page leads to an investment firm, which no table lists', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'free', address: 'search?query=quiet+harbor' });
  await page.getByText('Also: 1 investor', { exact: true }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Quiet Harbor Capital', exact: true }).click();
  await page.getByRole('heading', { name: 'Quiet Harbor Capital', level: 1 }).waitFor();
});

e2eTest(
  'a table that changes while its user leaves by a link does not change where they arrive',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'search?query=log&sf=markets' });
    const grid = page.getByRole('grid', { name: 'Markets' });
    await grid.getByRole('link', { name: 'Freight Logistics' }).waitFor();
    await grid.evaluate((table) => {
      const link = [...table.querySelectorAll('a')].find(({ textContent }) => textContent === 'Freight Logistics');
      link?.click();
      table.querySelector<HTMLElement>('[role=columnheader] button')?.click();
    });
    await page.getByRole('heading', { name: 'Freight Logistics', level: 1 }).waitFor();
    const { pathname, search } = new URL(page.url());
    expect([pathname, search]).toEqual(['/fs/markets/freight-logistics', '']);
    await page.goBack();
    await page.waitForURL('**/fs/search?query=log&sf=markets');
  },
);

e2eTest(
  '[COMPANY-024] search results show two tags of a company, in the header and in the panel of a result',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(new URL('search?query=amberfield', app.url).href);
    await signInOnScreen(page, app, 'individual-plus');
    const grid = page.getByRole('grid', { name: 'Companies' });
    const link = grid.getByRole('link', { name: 'Amberfield Storage', exact: true });
    const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
    await page.goto(new URL(`search?query=amberfield&peek=${id}`, app.url).href);
    await page.getByRole('complementary').getByText('Total raised').waitFor();
    const tags = page.getByRole('complementary').getByRole('group', { name: 'Markets' }).getByRole('listitem');
    await tags.nth(1).waitFor();
    const names = await tags.allTextContents();
    expect(names).toHaveLength(2);
    await page.keyboard.press('Escape');
    await page.getByRole('complementary').waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    await page.keyboard.type('amberfield');
    const option = page.getByRole('option', { name: /^Amberfield Storage/ }).first();
    await option.filter({ hasText: names[1] ?? '' }).waitFor();
    for (const name of names) expect(await option.textContent()).toContain(name);
  },
);

e2eTest(
  'the search page leads on before a text is entered: to trending topics and to the company opened last',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'search' });
    const topics = page.getByRole('region', { name: /^Trending/ }).getByRole('link');
    await topics.first().waitFor();
    const recent = page.getByRole('region', { name: 'Recently viewed' });
    expect(await recent.count()).toBe(0);

    await page.goto(new URL('search?query=harborline', app.url).href);
    await page.getByRole('grid', { name: 'Companies' }).getByRole('link', { name: 'Harborline', exact: true }).click();
    await page.getByRole('heading', { name: 'Harborline', level: 1 }).waitFor();
    await page.goto(new URL('search', app.url).href);
    await recent.getByRole('link', { name: 'Harborline' }).click();
    await page.getByRole('heading', { name: 'Harborline', level: 1 }).waitFor();

    await page.goto(new URL('search', app.url).href);
    await topics.filter({ hasText: 'Grid Flexibility' }).first().click();
    await page.waitForURL('**/topics?*');
    expect(decodeURIComponent(page.url()).toLowerCase()).toContain('grid');
  },
);
