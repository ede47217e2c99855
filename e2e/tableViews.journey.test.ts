import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';
import type { RunningApp } from './support/startApp.ts';

/** Milliseconds that an answer may take on a machine that is busy. */
const waiting = { timeout: 60_000 };

const grid = (page: Page) => page.getByRole('grid', { name: 'Companies of the watchlist' });
/** The names of the columns, without the places that they have among several that it is sorted by. */
const headers = async (page: Page) =>
  (await grid(page).getByRole('columnheader').allTextContents()).map((name) => name.replace(/\d$/, ''));
const viewOf = (page: Page) => new URL(page.url()).searchParams.get('view');
const sorted = (page: Page, name: string, direction: string) =>
  grid(page)
    .getByRole('columnheader', { name })
    .and(page.locator(`[aria-sort=${direction}]`))
    .waitFor(waiting);

async function openAs(page: Page, app: RunningApp, { role, address }: { role: string; address: string }) {
  await page.goto(new URL(address, app.url).href);
  await signInOnScreen(page, app, role);
}

async function openViews(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true });
  await button.and(page.locator(':enabled')).click();
  return page.getByRole('dialog', { name: 'Views' });
}

/** Keeps the table as it is; then the view is open. */
async function saveView(page: Page, from: string, name: string, { isShared = false } = {}) {
  const panel = await openViews(page, from);
  await panel.getByRole('textbox', { name: 'Name of a new view' }).fill(name);
  if (isShared) await panel.getByText('Show it to the team').click();
  await panel.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('button', { name, exact: true }).waitFor(waiting);
}

async function hideHomepage(page: Page) {
  await grid(page).getByRole('button', { name: 'Homepage', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page
    .getByRole('dialog', { name: 'Column Homepage' })
    .getByRole('button', { name: 'Hide column' })
    .press('Enter');
}

const all = ['', 'Logo', 'Name', 'Homepage', 'Location', 'Founded', 'Markets', 'Added'];
const withoutHomepage = all.filter((name) => name !== 'Homepage');

journey(
  'two people have each a view of one shared list; a link opens the view in another browser, where it can be copied and not changed',
  { timeout: 600_000 },
  async ({ app, openPage }) => {
    const owner = await openPage();
    await openAs(owner, app, { role: 'teams-owner', address: 'research/watchlists' });
    await owner.getByRole('link', { name: 'Climate map', exact: true }).first().click();
    await expect.poll(() => headers(owner), waiting).toEqual(all);
    await grid(owner).getByRole('button', { name: 'Name', exact: true }).click();
    await sorted(owner, 'Name', 'ascending');
    await hideHomepage(owner);
    await expect.poll(() => headers(owner), waiting).toEqual(withoutHomepage);
    await saveView(owner, 'Views', 'By name', { isShared: true });
    const link = owner.url();
    expect(new URL(link).search).toMatch(/^\?view=[\w-]+$/);

    // In another browser: the same rows in the same columns, to read.
    const member = await openPage();
    await openAs(member, app, { role: 'teams-member', address: link });
    await sorted(member, 'Name', 'ascending');
    await expect.poll(() => headers(member), waiting).toEqual(withoutHomepage);
    let panel = await openViews(member, 'By name');
    await panel.getByText(/^Only a copy of this view can be saved/).waitFor();
    expect(await panel.getByRole('button', { name: 'Save changes' }).count()).toBe(0);
    await member.keyboard.press('Escape');

    // What the member does to it is theirs; by several columns, in a view of their own.
    await grid(member).getByRole('button', { name: 'Location', exact: true }).click();
    await grid(member)
      .getByRole('button', { name: 'Added', exact: true })
      .click({ modifiers: ['Shift'] });
    await expect.poll(() => new URL(member.url()).searchParams.get('sort'), waiting).toBe('location.added');
    await saveView(member, 'By name (changed)', 'By place');
    expect(viewOf(member)).not.toBe(new URL(link).searchParams.get('view'));
    expect(new URL(member.url()).search).toMatch(/^\?view=[\w-]+$/);
    await member.reload();
    await sorted(member, 'Location', 'ascending');
    await expect.poll(() => headers(member), waiting).toEqual(withoutHomepage);
    panel = await openViews(member, 'By place');
    await panel.getByRole('group', { name: 'The team’s' }).getByRole('button', { name: 'By name' }).waitFor();

    // The owner's view is as it was, and the member's is not theirs to see.
    await owner.reload();
    await sorted(owner, 'Name', 'ascending');
    panel = await openViews(owner, 'By name');
    await panel.getByRole('button', { name: 'Back to my own layout' }).waitFor();
    expect(await panel.getByRole('button', { name: 'By place' }).count()).toBe(0);
    await panel.getByRole('button', { name: 'Back to my own layout' }).click();
    await expect.poll(() => new URL(owner.url()).search, waiting).toBe('');
    await expect.poll(() => headers(owner), waiting).toEqual(withoutHomepage);
  },
);
