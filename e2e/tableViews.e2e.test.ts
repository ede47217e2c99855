import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { openFromHeader } from './support/openFromHeader.ts';
import { openViews, saveView, viewOf, waiting } from './support/tableViews.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Companies on this list' });
/** Names of the columns, without their positions in a sort by several columns. */
const headers = async (page: Page) =>
  (await grid(page).getByRole('columnheader').allTextContents()).map((name) => name.replace(/\d$/, ''));
const sorted = (page: Page, name: string, direction: string) =>
  grid(page)
    .getByRole('columnheader', { name })
    .and(page.locator(`[aria-sort=${direction}]`))
    .waitFor(waiting);

async function hideMarkets(page: Page) {
  await grid(page).getByRole('button', { name: 'Markets', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page
    .getByRole('dialog', { name: 'Markets options' })
    .getByRole('button', { name: 'Hide column' })
    .press('Enter');
}

const all = ['', 'Logo', 'Name', 'Total raised', 'Last round', 'Employees', 'Markets', 'Location', 'Added'];
const withoutMarkets = all.filter((name) => name !== 'Markets');

e2eTest(
  'two users have their own views of one shared list, and a link opens a view in another browser, where it can be copied but not changed',
  { timeout: 600_000 },
  async ({ app, openPage }) => {
    const owner = await openPage();
    await openAs(owner, app, { role: 'teams-owner', address: 'research/watchlists' });
    await owner.getByRole('link', { name: 'Climate map', exact: true }).first().click();
    await expect.poll(() => headers(owner), waiting).toEqual(all);
    await grid(owner).getByRole('button', { name: 'Name', exact: true }).click();
    await sorted(owner, 'Name', 'ascending');
    await hideMarkets(owner);
    await expect.poll(() => headers(owner), waiting).toEqual(withoutMarkets);
    await saveView(owner, 'Views', 'By name', { isShared: true });
    const link = owner.url();
    expect(new URL(link).search).toMatch(/^\?view=[\w-]+$/);

    // Another browser shows the same rows and columns, read-only.
    const member = await openPage();
    await openAs(member, app, { role: 'teams-member', address: link });
    await sorted(member, 'Name', 'ascending');
    await expect.poll(() => headers(member), waiting).toEqual(withoutMarkets);
    let panel = await openViews(member, 'By name');
    await panel.getByText(/^Only the owner can change this view/).waitFor();
    expect(await panel.getByRole('button', { name: 'Save changes' }).count()).toBe(0);
    await member.keyboard.press('Escape');

    // The member sorts by several columns in a view of their own.
    await grid(member).getByRole('button', { name: 'Location', exact: true }).click();
    await grid(member)
      .getByRole('button', { name: 'Added', exact: true })
      .click({ modifiers: ['Shift'] });
    await expect.poll(() => new URL(member.url()).searchParams.get('sort'), waiting).toBe('location.added');
    await saveView(member, 'By name (unsaved changes)', 'By place');
    expect(viewOf(member)).not.toBe(new URL(link).searchParams.get('view'));
    expect(new URL(member.url()).search).toMatch(/^\?view=[\w-]+$/);
    await member.reload();
    await sorted(member, 'Location', 'ascending');
    await expect.poll(() => headers(member), waiting).toEqual(withoutMarkets);
    panel = await openViews(member, 'By place');
    await panel.getByRole('group', { name: 'Team views' }).getByRole('button', { name: 'By name' }).waitFor();

    // The owner's view is unchanged, and the member's is invisible to the owner.
    await owner.reload();
    await sorted(owner, 'Name', 'ascending');
    panel = await openViews(owner, 'By name');
    await panel.getByRole('button', { name: 'Close view' }).waitFor();
    expect(await panel.getByRole('button', { name: 'By place' }).count()).toBe(0);
    await panel.getByRole('button', { name: 'Close view' }).click();
    await expect.poll(() => new URL(owner.url()).search, waiting).toBe('');
    await expect.poll(() => headers(owner), waiting).toEqual(withoutMarkets);
  },
);

e2eTest(
  'the default view opens each time its user opens the table, and not where they left it for their own layout',
  { timeout: 600_000 },
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'research/companies' });
    const companies = page.getByRole('grid', { name: 'Companies' });
    const sortBy = (name: string) => companies.getByRole('button', { name, exact: true }).click();
    const query = () => new URL(page.url()).search;
    const openCompanies = () => openFromHeader(page, 'Companies', 'All companies');

    await sortBy('Name');
    await saveView(page, 'Views', 'By name');
    const panel = await openViews(page, 'By name');
    await panel.getByRole('button', { name: 'Set as default' }).click();
    await panel.getByRole('button', { name: 'By name (default)' }).waitFor();
    await page.keyboard.press('Escape');
    const first = query();
    expect(first).toMatch(/^\?view=[\w-]+$/);

    async function changeOrder() {
      await sortBy('Location');
      await expect.poll(query, waiting).toBe(`${first}&sort=location`);
    }
    const waysBack = {
      'from a page that was shown': async () => {
        await openFromHeader(page, 'Watchlists', 'All watchlists');
        await page.getByRole('heading', { name: 'Watchlists', level: 1 }).waitFor();
        await openCompanies();
      },
      'by the link to the page that is open': async () => {
        await changeOrder();
        await openCompanies();
      },
      'turning round before another page is shown': async () => {
        await changeOrder();
        for (const key of 'gwgc') await page.keyboard.press(key);
      },
    };
    for (const round of [1, 2, 3]) {
      for (const [way, comeBack] of Object.entries(waysBack)) {
        await comeBack();
        await expect.poll(query, { ...waiting, message: `${way}, round ${round}` }).toBe(first);
        await page.getByRole('button', { name: 'By name', exact: true }).waitFor(waiting);
        await companies.locator('[data-column=name][aria-sort=ascending]').waitFor(waiting);
      }
    }

    // After the user left it for their own layout, the back button and a reload keep that layout.
    await (await openViews(page, 'By name')).getByRole('button', { name: 'Close view' }).click();
    await expect.poll(query, waiting).toBe('');
    await sortBy('Location');
    await expect.poll(query, waiting).toBe('?sort=location');
    await page.goBack();
    await page.reload();
    await (await openViews(page, 'Views')).getByRole('button', { name: 'By name (default)' }).waitFor(waiting);
    expect(query()).toBe('');
    await page.keyboard.press('Escape');
    await waysBack['from a page that was shown']();
    await expect.poll(query, waiting).toBe(first);
  },
);

e2eTest('a new market search keeps the open view and its changes', { timeout: 600_000 }, async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'individual', address: 'search?query=log&sf=markets' });
  const markets = page.getByRole('grid', { name: 'Markets' });
  const sortBy = (name: string) => markets.getByRole('button', { name, exact: true }).click();
  const searchFor = async (text: string) => {
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill(text);
    await box.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('query'), waiting).toBe(text);
  };
  await sortBy('Name');
  await saveView(page, 'Views', 'By market');
  const view = viewOf(page);
  expect(view).toMatch(/^[\w-]+$/);

  await searchFor('freight');
  await markets.getByRole('link', { name: 'Freight Logistics' }).waitFor(waiting);
  await page.getByRole('button', { name: 'By market', exact: true }).waitFor(waiting);
  expect(viewOf(page)).toBe(view);

  await sortBy('Name');
  await expect.poll(() => new URL(page.url()).searchParams.get('sort'), waiting).toBe('name~desc');
  await searchFor('logistics');
  await markets.locator('[data-column=name][aria-sort=descending]').waitFor(waiting);
  expect(viewOf(page)).toBe(view);
});

e2eTest('the actions of a view stay in place when its alert arrives', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'individual', address: 'research/companies?location=Ljubljana' });
  await saveView(page, 'Views', 'In Ljubljana');
  const { promise: isOpen, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/api/table-views/*/alert', async (route) => {
    await isOpen;
    await route.fallback();
  });
  await page.reload();
  const panel = await openViews(page, 'In Ljubljana');
  const topOf = async (name: string) => (await panel.getByRole('button', { name }).boundingBox())?.y;
  const before = [await topOf('Close view'), await topOf('Delete view')];
  expect(await panel.getByRole('switch').count()).toBe(0);
  letThrough();
  await panel.getByRole('switch', { name: 'Alert me' }).waitFor();
  expect([await topOf('Close view'), await topOf('Delete view')]).toEqual(before);
  expect(before[0]).toBeGreaterThan(0);
});
