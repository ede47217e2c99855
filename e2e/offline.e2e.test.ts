import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { serverBetween } from './support/serverBetween.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';

/** Waits until the service worker controls the page. */
async function untilKept(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

e2eTest(
  '[PWA-006] a newer version is announced, and loads only when the user asks for it',
  async ({ app, openPage }) => {
    const between = await serverBetween(app.url);
    // Requests of the old version that were pending when the new one took over.
    const page = await openPage({ hasServiceWorker: true, expects: [/ERR_FAILED/] });
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
    const page = await openPage({
      hasServiceWorker: true,
      expects: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
    });
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

e2eTest('a user whose device has no room left for files still opens every page', async ({ app, openPage }) => {
  const page = await openPage({ hasServiceWorker: true });
  await page.goto(`${app.url}login`);
  await untilKept(page);
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('Quota exceeded', 'QuotaExceededError'));
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plans' }).click();
  await page.getByRole('heading', { level: 1, name: /plan/i }).waitFor();
  expect(worker?.url()).toBe(`${app.url}service-worker.js`);
});

/** Waits until answers with this key are saved for offline use, and all others of the page: they may arrive later. */
async function untilSaved(page: Page, key: string) {
  const texts = () =>
    page.evaluate(async () => {
      const pages = await (await caches.open('fs.saved-pages')).matchAll();
      return (await Promise.all(pages.map((each) => each.text()))).join();
    });
  await expect.poll(texts, { timeout: 20_000 }).toContain(key);
  let before = '';
  const isComplete = async () => {
    const last = before;
    before = await texts();
    return last === before;
  };
  await expect.poll(isComplete, { timeout: 20_000, interval: 1000 }).toBe(true);
}

e2eTest(
  '[XSHELL-031] [XSHELL-032] Home and opened profiles open offline with their time, for their user only',
  async ({ app, openPage }) => {
    const page = await openPage({
      hasServiceWorker: true,
      expects: [
        /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch dynamically imported module/,
        // Requests that are pending when the user logs out.
        /status of 401 .*\/(graphql|api\/chat\/\w+)$/,
      ],
    });
    await page.goto(`${app.url}login`);
    await untilKept(page);
    await signInOnScreen(page, app, 'individual-plus');
    await page.getByRole('heading', { name: /^Good / }).waitFor();
    await untilSaved(page, '"key":["feed","changes"');
    const company = page.getByRole('main').locator('a[href*="/research/companies/"]').first();
    const name = ((await company.textContent()) ?? '').trim();
    await company.click();
    await page.waitForURL('**/research/companies/*');
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    const profile = new URL(page.url());
    await untilSaved(page, `"key":["companies","${profile.pathname.split('/').at(-1)}","overview"]`);

    await page.context().setOffline(true);
    const saved = page.getByText(/You’re offline\. Showing what was loaded at \w+ \d{1,2}:\d{2}.[AP]M\.$/);
    await page.reload();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor({ timeout: 15_000 });
    await saved.waitFor();
    await page.goto(new URL('research/home', app.url).href);
    await page.getByRole('heading', { name: /^Good / }).waitFor();
    await saved.waitFor();
    expect(await page.getByText('This will load when you’re back online.', { exact: false }).count()).toBe(0);
    await page.getByRole('main').locator(`a[href="${profile.pathname}"]`).first().click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.goto(new URL('research/companies', app.url).href);
    await page.getByText('You’re offline. Anything not loaded yet will appear when you’re back online.').waitFor();
    expect(await saved.count()).toBe(0);
    await page.getByRole('heading', { name: 'You’re offline', level: 1 }).waitFor();
    await page.getByText('This page hasn’t been loaded on this device yet.', { exact: false }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('columnheader', { name: /Last round/ }).waitFor();

    await page.getByRole('banner').locator('#header-user').getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    await page.context().setOffline(true);
    await page.goto(profile.href);
    await page.getByRole('heading', { name: 'You’re offline', level: 1 }).waitFor();
    expect(await page.evaluate(() => caches.has('fs.saved-pages'))).toBe(false);
  },
);
