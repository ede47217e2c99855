import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

e2eTest(
  '[XHOME-016] a user without lists chooses a market, copies a ready list, and sees the feed of it',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'idea-gen', address: 'research/home' });
    const steps = page.getByRole('region', { name: 'Three steps to your own news' });
    await steps.getByRole('heading', { name: 'Choose markets' }).waitFor();
    await steps.getByRole('heading', { name: 'Copy a ready list' }).waitFor();
    expect(await steps.getByRole('button', { name: 'Create list' }).isDisabled()).toBe(true);
    await steps.getByRole('button', { name: 'Battery Storage' }).click();
    await steps.getByRole('button', { name: 'Create list for 1 market' }).click();
    await steps.getByText(/^“Battery Storage” created with \d+ companies\.$/).waitFor();
    await steps.getByRole('link', { name: 'See your feed' }).click();
    await page.getByRole('heading', { level: 1, name: 'Feed' }).waitFor();
    await page.locator('[data-event]').first().waitFor();
    expect(await page.getByText('On Battery Storage').count()).toBeGreaterThan(0);
  },
);

e2eTest('[XHOME-018] Home has one search field', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'individual-plus', address: 'research/home' });
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  await page.getByRole('combobox', { name: 'Search companies, markets, topics, and articles' }).waitFor();
  expect(await page.locator('input:not([type=hidden])').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.locator('input:not([type=hidden])').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Search/ }).count()).toBe(1);
});
