import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';

/** Names and addresses of the menu's entries. */
async function entriesOf(page: Page, name: string | RegExp) {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('menu').waitFor();
  const entries = await page
    .getByRole('menuitem')
    .evaluateAll((items) => items.map((item) => [item.textContent.trim(), item.getAttribute('href')]));
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  return entries;
}

const mainMenus = ['Companies', 'Markets', 'Watchlists', 'Tools', 'Advisory'];

/** Names of the header's menus, without the number of news. */
async function mainMenusOf(page: Page) {
  const menus = await page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').allInnerTexts();
  return menus.map((text) => /^\w+/.exec(text)?.[0]);
}

/** Entries of the header's menus and of the user's menu. */
async function menusOf(page: Page, name: RegExp) {
  expect(await entriesOf(page, 'Companies')).toEqual([
    ['All companies', '/fs/research/companies'],
    ['Funding rounds', '/fs/companies/search/funding'],
    ['Investors', '/fs/companies/search/investors'],
    ['Acquisitions', '/fs/companies/search/acquisitions'],
    ['Suggest a company', '/fs/add-company'],
  ]);
  const own = await entriesOf(page, name);
  expect(own).toContainEqual(['Settings', '/fs/account']);
  // A user of several workspaces also switches between them here; those entries lead nowhere.
  const fixed = own.filter(([text, href]) => href !== null || text === 'Display' || text === 'Logout');
  return { main: await mainMenusOf(page), own: fixed.map(([text]) => text) };
}

e2eTest(
  '[NAV-026] [NAV-031] [NAV-038] [XSHELL-001] [XEXPERIMENT-005] a user sees exactly the menus of their role and reaches its area, and a signed-out user those of nobody else',
  async ({ app, openPage }) => {
    /** The user's menu with the entries of a role. */
    const own = (...entries: string[]) => ['Settings', 'Workspaces', 'Data Snapshots', ...entries, 'Display', 'Logout'];
    const ideas = ['Content Playground', 'Notebooks'];
    // With the entry of an area and the title of its page, for roles that have one.
    const expected = [
      ['free', /Fiona Frost/, own(), null, null],
      ['individual', /Ines Ibarra/, own('My Company'), null, null],
      [
        'editor',
        /Edda Torres/,
        own('New Article', 'Curated Articles', 'Topics', 'Advisory Playbooks'),
        'Curated Articles',
        'Curated articles',
      ],
      [
        'admin',
        /Ada Minns/,
        own(...ideas, 'Admin Tools', 'Member messages', 'Experimental'),
        'Admin Tools',
        'Admin tools',
      ],
      ['idea-gen', /Iris Gentner/, own(...ideas), 'Notebooks', 'Notebooks'],
      ['messenger', /Mei Sanders/, own('Member messages'), 'Member messages', 'Messages'],
      ['internal', /Ivan Teller/, own(...ideas, 'Experimental'), 'Experimental', 'Experimental'],
    ] as const;
    for (const [role, name, entries, area, title] of expected) {
      const page = await openPage();
      await page.goto(`${app.url}login`);
      expect(await page.getByRole('button', { name }).count()).toBe(0);
      await signInOnScreen(page, app, role);
      await page.getByRole('heading', { name: /^Good / }).waitFor();
      expect([role, await menusOf(page, name)]).toEqual([role, { main: mainMenus, own: entries }]);
      if (area !== null && title !== null) {
        await page.getByRole('banner').getByRole('button', { name }).click();
        await page.getByRole('menuitem', { name: area }).click();
        await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      }
      await page.context().close();
    }
  },
);

e2eTest(
  '[NAV-017] the menu of watchlists begins with those that have news, and counts them',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.route('**/lists/summary', async (route) => {
      const response = await route.fetch();
      const lists = (await response.json()) as { newCount: number }[];
      await route.fulfill({ response, json: lists.map((list, index) => ({ ...list, newCount: index % 2 })) });
    });
    await page.goto(`${app.url}login`);
    await signInOnScreen(page, app, 'individual-plus');
    const menu = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: /^Watchlists \d+\+? new$/ });
    await menu.waitFor();
    const entries = await entriesOf(page, /^Watchlists/);
    expect(entries[0]?.[0]).toMatch(/ 1 new$/);
    expect(entries.length).toBeLessThanOrEqual(5);
    expect(entries.at(-1)).toEqual(['All watchlists', '/fs/research/watchlists']);
  },
);

e2eTest('on a phone the menu leads to a page and moves the focus to it', async ({ app, openPage }) => {
  const page = await openPage({ width: 360 });
  await page.goto(`${app.url}login`);
  await signInOnScreen(page, app, 'free');
  await page.getByRole('heading', { name: /^Good / }).waitFor();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'All companies' }).click();
  await page.waitForURL('**/research/companies');
  await page.locator('main:focus').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

e2eTest(
  '[NAV-027] [NAV-037] [XSHELL-016] [TOUR-002] a user has menus, search, messages and a menu of their own, and tours that take no focus and are seen once',
  async ({ app, openPage }) => {
    const page = await openPage({ hasTours: true });
    await page.goto(`${app.url}login`);
    await signInOnScreen(page, app, 'individual-plus');
    const tour = page.getByRole('dialog', { name: 'Make a list' });
    await tour.waitFor();
    expect(await tour.evaluate((card) => card.contains(document.activeElement))).toBe(false);
    await page.keyboard.press('/');
    const field = page.getByRole('dialog').getByRole('combobox');
    await field.waitFor();
    await page
      .getByRole('button', { name: 'Take the tour (1 min)', includeHidden: true })
      .waitFor({ state: 'attached' });
    expect(await tour.count()).toBe(0);
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await tour.waitFor();
    await tour.getByRole('button', { name: 'Next' }).focus();
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await page.keyboard.press('Escape');
    await saved;
    await tour.waitFor({ state: 'detached' });
    const known = page.waitForResponse('**/account/tours');
    await page.reload();
    expect(await (await known).json()).toEqual({ home: 1 });
    expect(await mainMenusOf(page)).toEqual(mainMenus);
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: /^Messages/ }).click();
    await page.getByRole('dialog', { name: 'Messages' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await entriesOf(page, 'Paul Okonkwo')).toContainEqual(['Settings', '/fs/account']);

    await page.goto(new URL('research/feed', app.url).href);
    const feedTour = page.getByRole('dialog', { name: 'Your feed' });
    await feedTour.waitFor();
    // The clock of the page begins before the page is there.
    expect(await page.evaluate(() => performance.now())).toBeGreaterThan(2000);
    for (const next of ['Next', 'Next']) await page.getByRole('button', { name: next, exact: true }).click();
    const finished = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await finished;
    await feedTour.waitFor({ state: 'detached' });
    const both = page.waitForResponse('**/account/tours');
    await page.reload();
    expect(await (await both).json()).toEqual({ home: 1, feed: 1 });
  },
);
