import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { namesOnList } from './support/companiesOnList.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

/** Timeout in milliseconds for a response on a busy machine. */
const waiting = { timeout: 60_000 };

/** Opens the page of a tab in another tab of the same browser. */
async function openTwice(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  return other;
}

e2eTest('notifications that are saved in two tabs of one user keep the choices of both', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'individual-plus', address: 'account' });
  const notices = (tab: Page) => tab.getByRole('checkbox', { name: 'Notice emails' });
  const finance = (tab: Page) => tab.getByRole('checkbox', { name: 'Finance' });
  await notices(page).waitFor();
  const other = await openTwice(page);
  await notices(other).waitFor();

  await notices(page).press(' ');
  await page.getByRole('button', { name: 'Save notifications' }).press('Enter');
  await page.getByText(/Saved$/).waitFor();
  await finance(other).press(' ');
  await other.getByRole('button', { name: 'Save notifications' }).press('Enter');
  await other.getByText(/Saved$/).waitFor();
  expect(await notices(other).isChecked()).toBe(false);

  await page.reload();
  await expect.poll(() => finance(page).isChecked(), waiting).toBe(true);
  expect(await notices(page).isChecked()).toBe(false);
});

async function select(page: Page, company: string) {
  await page.getByRole('checkbox', { name: `Select ${company}` }).press(' ');
  await page.getByRole('button', { name: 'Remove from list' }).press('Enter');
}

const isInGrid = (page: Page) => page.evaluate(() => document.activeElement?.closest('[role=grid]') !== null);

e2eTest(
  'a list that another tab changes or deletes says so, and the focus stays in the page',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/status of 404/] });
    await openAs(page, app, { role: 'individual', address: 'research/watchlists' });
    await page.getByRole('link', { name: 'Acquisition targets', exact: true }).first().click();
    await expect.poll(() => namesOnList(page), waiting).toContain('Zeroline');
    const other = await openTwice(page);
    await expect.poll(() => namesOnList(other), waiting).toContain('Zeroline');

    await select(other, 'Zeroline');
    await other.getByText('Removed 1 company').waitFor();
    await expect.poll(() => namesOnList(other), waiting).not.toContain('Zeroline');
    expect(await isInGrid(other)).toBe(true);
    await select(page, 'Zeroline');
    await page.getByText('Nothing to remove. The list had changed.').waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);

    await other.getByRole('button', { name: 'More actions' }).press('Enter');
    await other.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await other.getByText('“Acquisition targets” deleted').waitFor();
    await page.getByRole('button', { name: 'Add companies', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Add companies to / });
    await dialog.getByRole('searchbox').fill('Harborline');
    await dialog.getByRole('button', { name: 'Add Harborline', exact: true }).click();
    await dialog.getByRole('button', { name: 'Add Companies', exact: true }).click();
    await dialog
      .getByText('Failed to update Watchlist. The list was deleted, or it isn’t shared with you anymore.')
      .waitFor();
    await dialog.getByRole('button', { name: 'Remove Harborline' }).waitFor();
  },
);
