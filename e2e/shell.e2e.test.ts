import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { serverBetween } from './support/serverBetween.ts';
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

/** Entries of the header's menus and of the user's menu. */
async function menusOf(page: Page, name: RegExp) {
  const main = await page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').allInnerTexts();
  expect(await entriesOf(page, 'Companies')).toEqual([
    ['All companies', '/fs/research/companies'],
    ['Funding rounds', '/fs/companies/search/funding'],
    ['Suggest a company', '/fs/add-company'],
  ]);
  const own = await entriesOf(page, name);
  expect(own).toContainEqual(['Settings', '/fs/account']);
  // A user of several workspaces also switches between them here; those entries lead nowhere.
  const fixed = own.filter(([text, href]) => href !== null || text === 'Display' || text === 'Logout');
  return { main: main.map((text) => text.split('\n')[0]?.trim()), own: fixed.map(([text]) => text) };
}

e2eTest(
  '[NAV-019] [NAV-026] [NAV-027] [NAV-036] [XSHELL-001] a user sees exactly the menus of their role, and a signed-out user those of nobody else',
  async ({ app, openPage }) => {
    const common = {
      main: ['Companies', 'Markets', 'Watchlists', 'Advisory'],
      own: ['Settings', 'Workspaces', 'Data Snapshots', 'Display', 'Logout'],
    };
    const inOrganization = {
      ...common,
      own: ['Settings', 'Workspaces', 'Data Snapshots', 'My Company', 'Display', 'Logout'],
    };
    const editorial = [
      'Settings',
      'Workspaces',
      'Data Snapshots',
      'New Article',
      'Curated Articles',
      'Topics',
      'Display',
      'Logout',
    ];
    const administrative = ['Settings', 'Workspaces', 'Data Snapshots', 'Admin Tools', 'Display', 'Logout'];
    const expected = [
      ['free', /Fiona Frost/, common],
      ['individual', /Ines Ibarra/, inOrganization],
      ['editor', /Edda Torres/, { ...common, own: editorial }],
      ['admin', /Ada Minns/, { ...common, own: administrative }],
      ['idea-gen', /Iris Gentner/, common],
      ['messenger', /Mei Sanders/, common],
    ] as const;
    for (const [role, name, menus] of expected) {
      const page = await openPage();
      await page.goto(`${app.url}login`);
      expect(await page.getByRole('button', { name }).count()).toBe(0);
      await signInOnScreen(page, app, role);
      await page.getByRole('heading', { name: /^Good / }).waitFor();
      expect(await menusOf(page, name)).toEqual(menus);
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

/** Waits until the service worker controls the page. */
async function untilKept(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

e2eTest(
  '[PWA-006] a newer version is announced, and loads only when the user asks for it',
  async ({ app, openPage }) => {
    const between = await serverBetween(app.url);
    // Requests of the old version that were pending when the new one took over.
    const page = await openPage({ expects: [/ERR_FAILED/] });
    try {
      await page.goto(`${between.url}login`);
      await untilKept(page);
      between.append('/fs/service-worker.js', '\n// A newer build.\n');
      await page.evaluate(async () => {
        document.body.dataset.loaded = 'before';
        await (await navigator.serviceWorker.ready).update();
      });
      const link = page.getByRole('link', { name: 'Update Now' });
      await link.waitFor();
      expect(await page.locator('body').getAttribute('data-loaded')).toBe('before');
      await link.click();
      await page.locator('body:not([data-loaded])').waitFor({ state: 'attached' });
      await page.getByRole('link', { name: 'Log in' }).waitFor();
      expect(await link.count()).toBe(0);
    } finally {
      await between.close();
    }
  },
);

/** Runs in the page: the sheets of the page that is stored for offline use, and which of its files are not stored. */
async function filesOfShell(): Promise<{ sheets: number; missing: string[] }> {
  const kept = await caches.match('/fs/');
  const page = (await kept?.text()) ?? '';
  const files = Array.from(
    page.matchAll(/<(?:script|link rel="stylesheet")[^>]* (?:href|src)="([^"]+)"/g),
    ([, file = '']) => file,
  );
  const found = await Promise.all(files.map((file) => caches.match(file)));
  return {
    sheets: files.filter((file) => file.endsWith('.css')).length,
    missing: files.filter((_, index) => !found[index]),
  };
}

e2eTest(
  '[XSHELL-014] a user who loses the connection sees what was loaded and when, and the app opens again by itself',
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });
    await page.goto(`${app.url}login`);
    await untilKept(page);
    expect(await page.evaluate(filesOfShell)).toEqual({ sheets: 1, missing: [] });
    await page.context().setOffline(true);
    const notice = page.getByText('You’re offline.', { exact: false });
    await notice.waitFor();
    await page.context().setOffline(false);
    await notice.waitFor({ state: 'detached' });
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'You’re offline', level: 1 }).waitFor();
    await page.getByText(/^Last loaded on this device: \w+ \d{1,2}:\d{2}.[AP]M\.$/).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
  },
);

e2eTest(
  '[XSHELL-016] the tour takes no focus, is a pill while a field is in use, and is seen once',
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
  },
);
