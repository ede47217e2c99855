import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';

const painted = (page: Page) => page.locator('#first-paint');

/** Opens a page that the server has rendered, and waits until the browser has loaded all that it asked for. */
async function openWaiting(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(await painted(page).count()).toBe(1);
  expect(await page.locator('#app > *').count()).toBe(0);
}

/** The files of the app that the page has preloaded, and those of them that began to load before the page had loaded. */
async function preloadedEarly(page: Page): Promise<{ count: number; early: number }> {
  await page.locator('link[rel=modulepreload]').first().waitFor({ state: 'attached' });
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), ({ href }) => href);
    const started = files.flatMap((file) => performance.getEntriesByName(file)).map(({ startTime }) => startTime);
    return { count: started.length, early: started.filter((time) => time < (navigation?.loadEventStart ?? 0)).length };
  });
}

e2eTest(
  '[XMETA-030] a public page runs none of the app until somebody does something, and is the app from then on',
  async ({ app, openPage }) => {
    const page = await openPage({ waitsForUser: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const signs: Readonly<Record<string, () => Promise<void>>> = {
      markets: () => page.mouse.move(300, 300),
      'markets/battery-storage': () => page.mouse.wheel(0, 40),
      news: () => page.keyboard.press('Tab'),
    };
    for (const [path, act] of Object.entries(signs)) {
      await openWaiting(page, app.url + path);
      expect(asked).not.toContain('/fs/environment.json');
      const { count, early } = await preloadedEarly(page);
      expect(count).toBeGreaterThan(10);
      expect(early).toBe(0);
      await act();
      await painted(page).waitFor({ state: 'detached' });
      expect(asked).toContain('/fs/environment.json');
      await page.getByRole('heading', { level: 1 }).waitFor();
      asked.length = 0;
    }
  },
);

e2eTest('[XMETA-031] input and presses before the app runs take effect once it does', async ({ app, openPage }) => {
  const page = await openPage({ waitsForUser: true });
  await openWaiting(page, app.url);
  await page.getByRole('searchbox', { name: 'Search companies' }).pressSequentially('voltmeer');
  await painted(page).waitFor({ state: 'detached' });
  const hits = page.getByRole('list', { name: 'Companies found' }).getByRole('listitem');
  await hits.first().waitFor();
  expect(await hits.first().textContent()).toMatch(/Voltmeer.+ · .+\$[\d.]+[KMB]/);
  const phone = await openPage({ waitsForUser: true, width: 390, hasTouch: true });
  await openWaiting(phone, `${app.url}plans`);
  await painted(phone).getByText('Yearly').tap();
  await painted(phone).waitFor({ state: 'detached' });
  await phone.getByRole('region', { name: 'Individual', exact: true }).getByText('$290 per year').waitFor();
});
