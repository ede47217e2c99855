import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

/** Pages, and the call of each that fails. */
const parts: readonly [address: string, call: string][] = [
  ['topics?name=Grid+Flexibility', '/api-public/keywords/history'],
  ['markets/cloud-security/investors', '/api/categories/tc3-cloud-security/topInvestors'],
  ['markets/battery-storage', '/api/categories/tc3-battery-storage'],
  ['news', '/news/curated/featured'],
  ['search?query=grid', '/query'],
];

/** Where the focus is. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) return 'nowhere';
    return activeElement instanceof HTMLButtonElement ? (activeElement.textContent ?? '') : 'the part';
  });
}

e2eTest('the focus stays in a part that is loaded again', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/500 \(Internal Server Error\)/] });
  await openAs(page, app, { role: 'individual-plus', address: 'support' });
  for (const [address, call] of parts) {
    let isDown = true;
    let answer = Promise.withResolvers<void>();
    answer.resolve();
    await page.route(
      ({ pathname }) => pathname === call,
      async (route) => {
        await answer.promise;
        await (isDown ? route.fulfill({ status: 500, json: {} }) : route.fallback());
      },
    );
    await page.goto(new URL(address, app.url).href);
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await retry.focus();
    answer = Promise.withResolvers();
    await page.keyboard.press('Enter');
    await retry.waitFor({ state: 'detached' });
    expect(await focused(page), address).toBe('the part');
    answer.resolve();
    await retry.waitFor();
    await expect.poll(() => focused(page), { message: address }).toBe('Try again');
    isDown = false;
    await page.keyboard.press('Enter');
    await retry.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
    expect(await focused(page), address).toBe('the part');
    await page.unrouteAll();
  }
});
