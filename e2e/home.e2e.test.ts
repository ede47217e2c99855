import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

const news = (page: Page) => page.getByRole('region', { name: 'What changed' });
const sentence = (page: Page) => page.getByText(/^Since .+ on your lists$/);

e2eTest(
  '[XHOME-007] [XHOME-009] [XHOME-011] [XHOME-012] a user with lists learns in the morning what changed, marks it as seen, and undoes that',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: 'research/home' });
    await page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / }).waitFor();
    await sentence(page).waitFor();
    expect(await sentence(page).textContent()).toMatch(/\d+ articles? on your lists$/);
    await news(page)
      .getByText(/^Seen before /)
      .waitFor();
    const fresh = news(page).getByRole('list', { name: 'New since your last visit' });
    expect(await fresh.getByRole('listitem').count()).toBeGreaterThan(0);
    await fresh.getByRole('listitem').first().getByText(/^New/).first().waitFor({ state: 'attached' });
    const lists = page.getByRole('region', { name: 'Watchlists', exact: true });
    await lists
      .getByText(/^\d+ new$/)
      .first()
      .waitFor();

    await news(page).getByRole('button', { name: 'Mark as seen' }).click();
    await page.getByText(/^Nothing new on your lists since earlier today\./).waitFor();
    await fresh.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await sentence(page).waitFor();
    await fresh.waitFor();
    await page.reload();
    await sentence(page).waitFor();
  },
);

e2eTest(
  '[ROUTE-027] [XFEED-001] [XFEED-002] [XFEED-004] the feed shows followed lists by day, and its address keeps the filters',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: 'research/feed' });
    await page.getByRole('heading', { name: 'Feed', level: 1 }).waitFor();
    await page
      .getByText(/^Seen before /)
      .first()
      .waitFor();
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Rounds', exact: true }).click();
    await page.waitForURL(/kinds=funding/);
    const kinds = () =>
      page.locator('[data-event]').evaluateAll((rows) => rows.map((row) => row.dataset.event?.split('/')[0]));
    await expect.poll(async () => new Set(await kinds())).toEqual(new Set(['funding']));
    await page.getByRole('button', { name: /Rounds over/ }).click();
    await page.getByRole('option', { name: '$10M' }).click();
    await page.waitForURL(/over=10000000/);
    await page.reload();
    await page.getByRole('button', { name: 'Rounds', exact: true, pressed: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('over')).toBe('10000000');
  },
);

e2eTest(
  'a user reads the morning’s news by keyboard only, from home to the lists of a company in the feed',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: 'research/home' });
    await sentence(page).waitFor();
    await news(page).getByRole('button', { name: 'Mark as seen' }).waitFor();
    await page.keyboard.press('m');
    await page.getByText(/^Nothing new on your lists /).waitFor();
    await page.goto(new URL('research/feed', app.url).href);
    await page.getByRole('heading', { name: 'Feed', level: 1 }).waitFor();
    await page.locator('[data-event]').first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    const focused = page.locator('[data-event]:focus');
    await focused.waitFor();
    await page.keyboard.press('l');
    await page.getByRole('dialog', { name: /^Watchlists with / }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
);
