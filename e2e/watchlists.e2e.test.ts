import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { companiesOnList, namesOnList } from './support/companiesOnList.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { openFromHeader } from './support/openFromHeader.ts';
import { codeIn, mailTo } from './support/outbox.ts';
import type { RunningApp } from './support/startApp.ts';

const password = 'correct horse battery';
const newcomer = 'maker@e2e.example';
const notFound = /404 \(Not Found\)/;

async function signUp(page: Page, app: RunningApp) {
  await page.goto(`${app.url}signup?plan=free`);
  const fields = { 'First name': 'Mara', 'Last name': 'Vos', Email: newcomer, Password: password };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByText('I agree to the Terms and Conditions').click();
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await page.getByLabel('Confirmation code', { exact: true }).fill(codeIn(await mailTo(app, newcomer, /Confirm/)));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Please log in with your new account.').waitFor();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: /^Good / }).waitFor();
}

/** Finds a company in the dialog and adds it to the list. */
async function pick(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name: 'New Watchlist' });
  await dialog.getByRole('searchbox').fill(name);
  await dialog.getByRole('button', { name: `Add ${name}`, exact: true }).click();
  await dialog.getByText(`${name} added.`).waitFor({ state: 'attached' });
}

async function makeList(page: Page) {
  await openFromHeader(page, 'Watchlists', 'All watchlists');
  await page.getByText(/^No watchlists in Personal yet/).waitFor();
  await page.getByRole('button', { name: 'New watchlist' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Harbors');
  await pick(page, 'Harborline');
  await page.getByRole('button', { name: 'Create Watchlist' }).click();
  await page.getByRole('heading', { name: 'Harbors', level: 1 }).waitFor();
  await expect.poll(() => namesOnList(page)).toEqual(['Harborline']);
}

async function share(page: Page, list: string, email: string) {
  await page.getByRole('button', { name: 'Share' }).click();
  const drawer = page.getByRole('dialog', { name: `Share ${list}` });
  await drawer.getByRole('textbox', { name: /Email addresses/ }).fill(`${email},`);
  await drawer.getByRole('textbox', { name: /Message/ }).fill('Please have a look.');
  await drawer.getByRole('button', { name: 'Share', exact: true }).click();
  await drawer.getByText('Shared with 1 person.').waitFor();
  await drawer.getByRole('list', { name: 'People with access' }).getByText(email, { exact: true }).waitFor();
  await drawer.getByRole('button', { name: 'Done' }).click();
}

e2eTest(
  '[ROUTE-046] [ROUTE-047] [ROUTE-048] [WATCH-022] [WATCH-045] a new user creates and shares a list, which both have after a restart, one read-only, and which nobody else can detect',
  { timeout: 300_000 },
  async ({ app, restart, openPage }) => {
    const page = await openPage({ expects: [/ERR_CONNECTION/] });
    await signUp(page, app);
    await makeList(page);
    const address = new URL(page.url()).pathname;
    expect(address).toMatch(/^\/fs\/research\/watchlists\/[\w-]+$/);
    const guest = app.signIns.get('individual') ?? '';
    await share(page, 'Harbors', guest);
    expect(await mailTo(app, guest, /Harbors/)).toContain('Please have a look.');

    await restart();
    await page.goto(`${app.url}research/watchlists`);
    await page.getByRole('list', { name: 'Personal' }).getByRole('link', { name: 'Harbors' }).click();
    await expect.poll(() => namesOnList(page)).toEqual(['Harborline']);

    const user = await openPage();
    await openAs(user, app, { role: 'individual', address: address.replace('/research', '') });
    await user.getByRole('heading', { name: 'Harbors', level: 1 }).waitFor();
    await user.getByText(/^You can view this list\. Ask Mara Vos for edit access/).waitFor();
    await expect.poll(() => namesOnList(user)).toEqual(['Harborline']);
    for (const name of ['Add companies', 'Share', 'Rename']) {
      expect(await user.getByRole('button', { name, exact: true }).count()).toBe(0);
    }
    await companiesOnList(user).getByRole('checkbox', { name: 'Select Harborline' }).click();
    await user.getByRole('button', { name: 'Compare', exact: true }).waitFor();
    expect(await user.getByRole('button', { name: 'Remove from list' }).count()).toBe(0);

    const stranger = await openPage({ expects: [notFound] });
    await openAs(stranger, app, { role: 'free', address });
    await stranger.getByText('This watchlist doesn’t exist or isn’t shared with you.').waitFor();
    expect(await stranger.getByText('Harbors').count()).toBe(0);
  },
);

e2eTest(
  '[WATCH-018] [NAV-007] a user stars, renames, follows, shares, copies, merges and deletes a list and removes a company, and undoes the deletions',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: '/fs/research/watchlists' });
    const lists = page.getByRole('list', { name: 'Personal' });
    const nameOf = (name: string) => lists.getByRole('link', { name, exact: true });
    const choose = async (name: string, action: string) => {
      await lists.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };

    await lists.getByRole('button', { name: 'Star To sort' }).click();
    await lists.getByRole('button', { name: 'Star To sort', pressed: true }).waitFor();
    await choose('To sort', 'Rename');
    await expect.poll(() => lists.getByRole('textbox').evaluate(isFocused)).toBe(true);
    await page.keyboard.type('Sorted');
    await page.keyboard.press('Enter');
    await nameOf('Sorted').waitFor();
    await expect.poll(() => lists.getByRole('button', { name: 'Actions for Sorted' }).evaluate(isFocused)).toBe(true);
    await choose('Sorted', 'Delete');
    await nameOf('Sorted').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await nameOf('Sorted').waitFor();

    expect(await nameOf('Investment portfolio').getAttribute('href')).toMatch(/^\/fs\/research\/watchlists\/[\w-]+$/);
    await nameOf('Investment portfolio').click();
    await page.getByRole('heading', { name: 'Investment portfolio', level: 1 }).waitFor();
    await companiesOnList(page).waitFor();
    const follow = (name: string) => page.getByRole('button', { name, exact: true });
    await follow('Following').click();
    await follow('Follow').click();
    await follow('Following').waitFor();
    await share(page, 'Investment portfolio', app.signIns.get('individual') ?? '');
    await expect.poll(() => namesOnList(page)).toHaveLength(12);
    const [first = ''] = await namesOnList(page);
    await companiesOnList(page)
      .getByRole('checkbox', { name: `Select ${first}` })
      .click();
    await page.getByRole('button', { name: 'Remove from list' }).click();
    await expect.poll(() => namesOnList(page)).not.toContain(first);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => namesOnList(page)).toContain(first);

    // The file holds the filtered rows in their order.
    await companiesOnList(page).getByRole('button', { name: 'Name', exact: true }).click();
    await companiesOnList(page).getByRole('searchbox', { name: 'Filter by Name' }).fill('e');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await namesOnList(page)).length < 12).toBe(true);
    const seen = await namesOnList(page);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const exporting = page.getByRole('dialog', { name: 'Export' });
    const saving = page.waitForEvent('download');
    await exporting.getByRole('button', { name: 'Export as CSV' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('Investment portfolio.csv');
    await exporting.getByText(new RegExp(`^${seen.length} rows? exported`)).waitFor();
    const rows: string[][] = parse(await readFile(await file.path()), { bom: true });
    expect(rows[0]).toEqual(['Name', 'Total raised', 'Last round', 'Employees', 'Markets', 'Location', 'Added']);
    expect(rows.slice(1).map(([name]) => name)).toEqual(seen);
    await page.keyboard.press('Escape');

    const chooseMore = async (action: string) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await chooseMore('Make a copy');
    await page.getByRole('dialog', { name: 'Copy Investment portfolio' }).getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('heading', { name: 'Copy of Investment portfolio', level: 1 }).waitFor();
    await expect.poll(() => namesOnList(page)).toHaveLength(12);

    await chooseMore('Merge lists');
    const merging = page.getByRole('dialog', { name: 'Merge watchlists' });
    await merging.getByRole('combobox', { name: 'Watchlists' }).fill('Investment portfolio');
    await page.getByRole('option', { name: /^Investment portfolio/ }).click();
    await page.keyboard.press('Escape');
    await merging.getByText('12 duplicates removed').waitFor();
    await merging.getByRole('textbox', { name: 'Name' }).fill('Both');
    await merging.getByRole('button', { name: 'Merge', exact: true }).click();
    await page.getByRole('heading', { name: 'Both', level: 1 }).waitFor();
    await expect.poll(() => namesOnList(page)).toHaveLength(12);
  },
);

e2eTest(
  "[XCOMPANY-040] the plan's limit is stated before the form, and over it, the form keeps its input and a warning links to the plans",
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/403 \(Forbidden\)/] });
    await openAs(page, app, { role: 'free', address: '/fs/research/watchlists' });
    await page.getByRole('list', { name: 'Personal' }).waitFor();
    const limit = 'You’re using 1 of 1 watchlist. To create another, delete one or upgrade.';
    await page.getByRole('main').getByText(limit).waitFor();
    await page.getByRole('button', { name: 'New watchlist' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Watchlist' });
    await dialog.getByText(limit).waitFor();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('One too many');
    await pick(page, 'Harborline');
    await dialog.getByRole('button', { name: 'Create Watchlist' }).click();
    await page.getByText(/Upgrade your personal account to create more Watchlists\.$/).waitFor();
    expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('One too many');
    const warning = page.getByRole('region').filter({ hasText: 'Upgrade your personal account' });
    await warning.getByRole('button', { name: 'Manage Plans' }).click();
    await expect.poll(() => new URL(page.url())).toMatchObject({ pathname: '/fs/account', hash: '#billing' });
  },
);

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
