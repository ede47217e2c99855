import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { companiesOnList, namesOnList } from './support/companiesOnList.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openFromHeader } from './support/openFromHeader.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';

/** Timeout in milliseconds for a response on a busy machine. */
const waiting = { timeout: 60_000 };

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const notice = (page: Page) => page.getByText('This list has changed since you opened it.');
const titled = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

async function startNaming(page: Page) {
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect.poll(() => nameField(page).evaluate((field) => field === document.activeElement), waiting).toBe(true);
}

async function add(page: Page, company: string) {
  await page.getByRole('button', { name: 'Add companies', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Add companies to / });
  await dialog.getByRole('searchbox').fill(company);
  await dialog.getByRole('button', { name: `Add ${company}`, exact: true }).click();
  await dialog.getByText(`${company} added.`).waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Add Companies', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => namesOnList(page), waiting).toContain(company);
}

/** Returns to the window and expects the notice that the list has changed. */
async function comeBack(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await notice(page).waitFor();
}

async function showChanges(page: Page) {
  await page.getByRole('button', { name: 'Show changes' }).click();
  await notice(page).waitFor({ state: 'detached' });
}

e2eTest(
  'two users change one list at once: each is notified, both additions are on the list, and no unseen name is replaced',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const mine = await openPage();
    await mine.goto(`${app.url}research/watchlists`);
    await signInOnScreen(mine, app, 'teams-member');
    await mine.getByRole('link', { name: 'Health pipeline', exact: true }).first().click();
    await titled(mine, 'Health pipeline');
    await expect.poll(() => namesOnList(mine), waiting).toHaveLength(14);
    const colleagues = await openPage();
    await colleagues.goto(mine.url());
    await signInOnScreen(colleagues, app, 'teams-owner');
    await expect.poll(() => namesOnList(colleagues), waiting).toHaveLength(14);

    // While I type another name, a colleague renames the list too, and adds a company.
    await startNaming(mine);
    await nameField(mine).fill('Clinics');
    await startNaming(colleagues);
    await nameField(colleagues).fill('Hospitals');
    await nameField(colleagues).press('Enter');
    await titled(colleagues, 'Hospitals');
    await add(colleagues, 'Harborline');

    // The visible list stays until I ask for the new one, and my input stays afterwards.
    await comeBack(mine);
    expect(await namesOnList(mine)).toHaveLength(14);
    await showChanges(mine);
    await expect.poll(() => namesOnList(mine), waiting).toContain('Harborline');
    expect(await nameField(mine).inputValue()).toBe('Clinics');
    await nameField(mine).press('Enter');
    await mine.getByText('Failed to update Watchlist. Someone else renamed it “Hospitals”.').waitFor();
    expect(await nameField(mine).inputValue()).toBe('Clinics');
    await mine.getByRole('button', { name: 'Save', exact: true }).click();
    await titled(mine, 'Clinics');

    // Both add a company without having seen the other's.
    await add(mine, 'Kerbline');
    await add(colleagues, 'Depotwise');
    await titled(colleagues, 'Clinics');
    const all = ['Harborline', 'Kerbline', 'Depotwise'];
    await expect.poll(() => namesOnList(colleagues), waiting).toEqual(expect.arrayContaining(all));
    await comeBack(mine);
    await showChanges(mine);
    await expect.poll(() => namesOnList(mine), waiting).toEqual(expect.arrayContaining(all));
    expect(await namesOnList(mine)).toHaveLength(17);
  },
);

e2eTest(
  'a company that another user added is marked as new once: not before the first visit, and not at the next',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const mine = await openPage();
    await mine.goto(`${app.url}research/watchlists`);
    await signInOnScreen(mine, app, 'individual');
    const open = async () => {
      await mine.getByRole('link', { name: 'Investment portfolio', exact: true }).first().click();
      await titled(mine, 'Investment portfolio');
      await companiesOnList(mine).getByRole('rowheader').first().waitFor();
    };
    const added = companiesOnList(mine).getByRole('rowheader').filter({ hasText: 'Harborline' });
    await open();
    expect(await companiesOnList(mine).getByText('New', { exact: true }).count()).toBe(0);

    const owners = await openPage();
    await owners.goto(mine.url());
    await signInOnScreen(owners, app, 'individual-plus');
    await titled(owners, 'Investment portfolio');
    await add(owners, 'Harborline');

    await mine.goto(`${app.url}research/watchlists`);
    await mine.getByText('1 new', { exact: true }).waitFor();
    await open();
    await added.getByText('New', { exact: true }).waitFor();

    await openFromHeader(mine, 'Watchlists', 'All watchlists');
    await mine.getByRole('heading', { name: 'Watchlists', level: 1 }).waitFor();
    await mine.getByText('1 new', { exact: true }).waitFor({ state: 'detached' });
    await open();
    await added.waitFor();
    expect(await added.getByText('New', { exact: true }).count()).toBe(0);
  },
);
