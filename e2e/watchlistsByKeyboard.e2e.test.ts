import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { byKeyboard } from './support/byKeyboard.ts';
import { namesOnList } from './support/companiesOnList.ts';
import { e2eTest } from './support/e2eTest.ts';
import { codeIn, mailTo } from './support/outbox.ts';
import type { RunningApp } from './support/startApp.ts';
import { focusedName } from './support/tabTo.ts';

const password = 'correct horse battery';
const newcomer = 'keys@e2e.example';
const companies = ['Harborline', 'Kerbline'];
const notFound = /404 \(Not Found\)/;

/** Waits until the new page's content has the focus. */
const contentFocused = (page: Page) => page.locator('main:focus').waitFor();

async function signUp(page: Page, app: RunningApp) {
  const { press, type } = byKeyboard(page);
  await page.goto(`${app.url}signup?plan=free`);
  await page.getByLabel('First name', { exact: true }).waitFor();
  await type(/^First name/, 'Kim');
  await type(/^Last name/, 'Keys');
  await type(/^Email/, newcomer);
  await type(/^Password/, password);
  await type(/^Confirm password/, password);
  await press(/^I agree to the Terms and Conditions/, 'Space');
  await page.getByRole('checkbox', { checked: true }).waitFor();
  await press(/^Sign up$/);
  await page.getByLabel('Confirmation code', { exact: true }).waitFor();
  await type(/^Confirmation code/, codeIn(await mailTo(app, newcomer, /Confirm/)));
  await page.keyboard.press('Enter');
  await page.getByText('Please log in with your new account.').waitFor();
  await type(/^Password/, password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Good / }).waitFor();
}

/** Fills in the login form on screen for the sample user with this role. */
async function signIn(page: Page, app: RunningApp, role: string) {
  const { type } = byKeyboard(page);
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
  await type(/^Email/, app.signIns.get(role) ?? '');
  await type(/^Password/, app.password ?? '');
  await page.keyboard.press('Enter');
  await contentFocused(page);
}

/** Opens the watchlists by their keys. */
async function openWatchlists(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Watchlists/ })
    .waitFor();
  for (const key of 'gw') await page.keyboard.press(key);
}

async function makeList(page: Page) {
  const { press, type } = byKeyboard(page);
  await openWatchlists(page);
  await page.getByText(/^No watchlists in Personal yet/).waitFor();
  await contentFocused(page);
  await press(/^New watchlist$/);
  await page.getByRole('dialog', { name: 'New Watchlist' }).waitFor();
  await type(/^Name/, 'By keys');
  for (const name of companies) {
    // Tab selects the previous search.
    await type(/^Find companies/, name);
    await page.getByRole('button', { name: `Add ${name}`, exact: true }).waitFor();
    await press(new RegExp(`^Add ${name}$`));
    await page.getByText(`${name} added.`).waitFor({ state: 'attached' });
  }
  await press(/^Create Watchlist$/);
  await expectList(page);
}

/** Expects that the list is open with all of its actions and the focus is on its page. */
async function expectList(page: Page) {
  await page.getByRole('heading', { name: 'By keys', level: 1 }).waitFor();
  await contentFocused(page);
  await expect.poll(async () => (await namesOnList(page)).toSorted()).toEqual(companies);
  await page.getByRole('button', { name: 'Views' }).and(page.locator(':enabled')).waitFor();
}

async function share(page: Page, email: string) {
  const { press, type } = byKeyboard(page);
  await press(/^Share$/);
  await page.getByRole('dialog', { name: 'Share By keys' }).waitFor();
  await type(/^Email addresses/, `${email},`);
  await press(/^Share$/);
  await page.getByText('Shared with 1 person.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focusedName(page)).toBe('Share');
}

/** Goes from any page to all lists, and from there to the list. */
async function findList(page: Page, group: string) {
  const { press } = byKeyboard(page);
  await openWatchlists(page);
  await page.getByRole('list', { name: group }).getByRole('link', { name: 'By keys' }).waitFor();
  await contentFocused(page);
  await press(/^By keys$/);
  await expectList(page);
}

/** Entries of the menu behind this button. Afterwards the focus is on the button again. */
async function offeredBy(page: Page, button: string): Promise<string[]> {
  await byKeyboard(page).press(new RegExp(`^${button}$`));
  await page.getByRole('menu').waitFor();
  const items = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => focusedName(page)).toBe(button);
  return items.map((item) => item.trim());
}

/** What a page shows for a list that does not exist for its user. */
async function shownInstead(page: Page) {
  await page.getByText('This watchlist doesn’t exist or isn’t shared with you.').waitFor();
  return { title: await page.title(), content: await page.getByRole('main').ariaSnapshot() };
}

e2eTest(
  'a new user creates and shares a list by keyboard alone, which both have after a restart, one read-only, and which nobody else can detect',
  { timeout: 300_000 },
  async ({ app, restart, openPage }) => {
    const page = await openPage({ expects: [/ERR_CONNECTION/] });
    await signUp(page, app);
    await makeList(page);
    const address = page.url();
    const guest = app.signIns.get('individual') ?? '';
    await share(page, guest);
    expect(await mailTo(app, guest, /By keys/)).toContain(address);

    await restart();
    // Nothing of the page's content is left, and the focus is nowhere.
    await page.reload();
    await findList(page, 'Personal');
    const ownersStops = await byKeyboard(page).stopsInContent();
    expect(await offeredBy(page, 'More actions')).toContain('Delete');

    const user = await openPage();
    await user.goto(app.url);
    await user.getByRole('banner').waitFor();
    await byKeyboard(user).press(/^Log in$/);
    await signIn(user, app, 'individual');
    await findList(user, 'Shared with you');
    await user.getByText(/^You can view this list\. Ask .+ for edit access/).waitFor();
    const stops = await byKeyboard(user).stopsInContent();
    expect(ownersStops.filter((stop) => !stops.includes(stop))).toEqual(['Rename', 'Add companies', 'Share']);
    expect(await offeredBy(user, 'More actions')).toEqual([
      'Notifications',
      'Refresh data',
      'Make a copy',
      'Merge lists',
    ]);
    const [first, second] = await namesOnList(user);
    // From row to row of the table, over its names and filters.
    await byKeyboard(user).press(
      /^Select all rows on this page$/,
      'ArrowRight',
      'ArrowRight',
      'ArrowDown',
      'ArrowDown',
    );
    await expect.poll(() => focusedName(user)).toBe(first);
    await user.keyboard.press('ArrowDown');
    await expect.poll(() => focusedName(user)).toBe(second);
    await openWatchlists(user);
    await contentFocused(user);
    expect(await offeredBy(user, 'Actions for By keys')).toEqual(['Make a copy', 'Merge lists']);

    const stranger = await openPage({ expects: [notFound] });
    await stranger.goto(address);
    await signIn(stranger, app, 'free');
    const ofTheList = await shownInstead(stranger);
    await stranger.goto(address.replace(/[^/]+$/, '00000000-0000-4000-8000-000000000000'));
    expect(await shownInstead(stranger)).toEqual(ofTheList);
    await byKeyboard(stranger).press(/^All watchlists$/);
    await stranger.getByRole('list', { name: 'Personal' }).waitFor();
    await contentFocused(stranger);
    expect((await byKeyboard(stranger).stopsInContent()).filter((stop) => stop.includes('By keys'))).toEqual([]);
  },
);
