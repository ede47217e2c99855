import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

const attributeOf = (page: Page, name: string) => page.locator('html').getAttribute(name);

async function atHome(page: Page) {
  await page.waitForURL('**/research/home');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).waitFor();
}

e2eTest(
  '[XSHELL-010] [XSHELL-011] keys lead to pages and are listed, act outside of fields only, and can be switched off',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'research/home' });
    await atHome(page);
    for (const [keys, path] of [
      ['gr', '/companies/search/funding'],
      ['gi', '/companies/search/investors'],
      ['ga', '/companies/search/acquisitions'],
      ['gw', '/research/watchlists'],
      ['gc', '/research/companies'],
      ['gh', '/research/home'],
    ] as const) {
      await page.locator('main').focus();
      for (const key of keys) await page.keyboard.press(key);
      await page.waitForURL(`**${path}`);
      await page.locator('main:focus').waitFor();
    }
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await list.getByText('Funding rounds').waitFor();
    // A dialog takes its own keys.
    await page.keyboard.press('/');
    await list.getByText('Single keys', { exact: true }).click();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.locator('main').focus();
    for (const key of '/?gc') await page.keyboard.press(key);
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog');
    await search.getByRole('combobox').waitFor();
    await page.keyboard.type('/?gw');
    expect(await search.getByRole('combobox').inputValue()).toBe('/?gw');
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/fs/research/home');
  },
);

e2eTest(
  '[XSHELL-003] display is chosen in the user menu and in the footer, and survives a reload',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'research/home' });
    await atHome(page);
    await page.getByRole('button', { name: /Fiona Frost/ }).click();
    await page.getByRole('menuitem', { name: 'Display' }).click();
    const dialog = page.getByRole('dialog', { name: 'Display' });
    await dialog.getByText('Dark', { exact: true }).click();
    await expect.poll(() => attributeOf(page, 'data-fs-theme')).toBe('dark');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('contentinfo').getByRole('button', { name: 'Display' }).click();
    await dialog.getByText('Compact', { exact: true }).click();
    await expect.poll(() => attributeOf(page, 'data-fs-density')).toBe('compact');
    await page.reload();
    await atHome(page);
    expect(await attributeOf(page, 'data-fs-theme')).toBe('dark');
    expect(await attributeOf(page, 'data-fs-density')).toBe('compact');
  },
);

e2eTest(
  '[XSHELL-012] [XSHELL-018] an unknown address leads home with a notice, and the footer names the date of the data',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'research/watchlist' });
    await atHome(page);
    const notice = page
      .getByRole('status')
      .filter({ hasText: 'We couldn’t find /research/watchlist, so here’s Home.' });
    await notice.waitFor();
    await page
      .getByRole('contentinfo')
      .getByText(/^Data as of [A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M$/)
      .waitFor();
    await notice.getByRole('link', { name: 'Watchlists' }).click();
    await page.waitForURL('**/research/watchlists');
    await notice.waitFor({ state: 'detached' });
  },
);

e2eTest('[XSHELL-015] the splash shows on a slow start, and not before 300 ms', async ({ app, openPage }) => {
  const page = await openPage();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/environment.json', async (route) => {
    await held;
    await route.continue();
  });
  // The server renders the address without a query.
  const address = `${app.url}plans?from=mail`;
  await page.goto(address);
  await page.getByText('Play the long game.').waitFor();
  expect(await page.getByRole('progressbar').count()).toBe(1);
  release();
  await page.getByRole('region', { name: 'Individual', exact: true }).waitFor();
  expect(await page.getByRole('progressbar').count()).toBe(0);

  const quick = await openPage();
  // For this page, 300 ms never pass.
  await quick.addInitScript(() => {
    const setTimer = window.setTimeout.bind(window);
    const seen = document as Document & { hadSplash?: boolean };
    window.setTimeout = ((call: () => void, ms?: number) => (ms === 300 ? 0 : setTimer(call, ms))) as never;
    new MutationObserver(() => {
      seen.hadSplash ||= document.body?.textContent.includes('Play the long game.') ?? false;
    }).observe(document, { childList: true, subtree: true });
  });
  await quick.goto(address);
  await quick.getByRole('region', { name: 'Individual', exact: true }).waitFor();
  expect(await quick.evaluate(() => (document as Document & { hadSplash?: boolean }).hadSplash)).toBe(false);
});
