import { expect } from 'vitest';
import { companiesOnList } from './support/companiesOnList.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

const lists = 'research/watchlists';

e2eTest(
  'a list that is deleted elsewhere leaves at once, says so, and keeps the focus when a dialog closes',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const mine = await openPage({ expects: [/404 \(Not Found\)/] });
    await openAs(mine, app, { role: 'teams-member', address: lists });
    await mine.getByRole('link', { name: 'Health pipeline', exact: true }).first().click();
    await companiesOnList(mine).getByRole('rowheader').first().waitFor();
    await mine.getByRole('button', { name: 'Add companies', exact: true }).click();
    const dialog = mine.getByRole('dialog', { name: /^Add companies to / });
    await dialog.waitFor();

    const owners = await openPage();
    await openAs(owners, app, { role: 'teams-owner', address: mine.url() });
    await owners.getByRole('button', { name: 'More actions' }).click();
    await owners.getByRole('menuitem', { name: 'Delete' }).click();
    await owners.getByRole('heading', { name: 'Watchlists', level: 1 }).waitFor();

    await mine.evaluate(() => window.dispatchEvent(new Event('focus')));
    const gone = mine.getByText('This watchlist was deleted, or it isn’t shared with you anymore.');
    await gone.waitFor({ state: 'attached' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await companiesOnList(mine).count()).toBe(0);
    await expect
      .poll(() => mine.evaluate(() => document.activeElement?.querySelector('h1')?.textContent))
      .toBe('Watchlist not found');

    // Whoever deleted the list finds it, also when the toast has left.
    await owners.getByText(/^Health pipeline was deleted\. You can restore it until /).waitFor();
    await owners.getByRole('button', { name: 'Restore Health pipeline' }).click();
    await owners.getByRole('link', { name: 'Health pipeline', exact: true }).first().waitFor();
    await owners.getByRole('button', { name: 'Restore Health pipeline' }).waitFor({ state: 'detached' });
  },
);

e2eTest('a change that fails without a connection says that there is none', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/ERR_INTERNET_DISCONNECTED/] });
  await openAs(page, app, { role: 'individual', address: 'account' });
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await notifications.getByText('Notice emails', { exact: true }).click();
  await page.context().setOffline(true);
  await notifications.getByRole('button', { name: 'Save notifications' }).click();
  await notifications.getByText('Failed to update the User Account (no connection).').waitFor();
  await page.context().setOffline(false);
  await notifications.getByRole('button', { name: 'Save notifications' }).click();
  await page.getByText('Saved', { exact: false }).first().waitFor();
});
