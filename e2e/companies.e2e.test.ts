import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';
import type { RunningApp } from './support/startApp.ts';

/** Text of the focused button. A list that closes returns the focus in the next frame. */
const focusedButton = (page: Page) =>
  page.evaluate(() => (document.activeElement?.tagName === 'BUTTON' ? document.activeElement.textContent : ''));
const table = (page: Page) => page.getByRole('grid', { name: 'Companies' });
const inColumn = (page: Page, column: number) =>
  table(page).locator(`tbody > tr > :nth-child(${column})`).allTextContents();
const namesIn = (page: Page) => table(page).getByRole('rowheader').allTextContents();
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Opens an address as a user who has to log in first. */
async function open(page: Page, app: RunningApp, path: string) {
  await page.goto(new URL(path, app.url).href);
  await signInOnScreen(page, app, 'free');
}

/** Waits until the visible names differ from these, and returns them. */
async function namesAfter(page: Page, before: readonly string[]): Promise<string[]> {
  await expect.poll(() => namesIn(page)).not.toEqual(before);
  return namesIn(page);
}

/** Expects the second page of companies of one country founded since 2010, youngest first. */
async function expectSecondPage(page: Page, first: readonly string[]): Promise<string[]> {
  const second = await namesAfter(page, first);
  expect(queryOf(page)).toEqual({ location: 'usa', founded: 'after_2010-01', sort: 'founded_on~desc', page: '2' });
  expect(second.length).toBe(8);
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  for (const place of await inColumn(page, 8)) expect(place).toMatch(/USA$/);
  const years = (await inColumn(page, 9)).map((month) => Number(month.slice(-4)));
  expect(years.every((year) => year >= 2010)).toBe(true);
  expect(years).toEqual(years.toSorted((a, b) => b - a));
  return second;
}

/** Expects that the link shows another user, in another browser, the same filters, order, page and rows. */
async function expectSameElsewhere(page: Page, other: Page, app: RunningApp): Promise<void> {
  await open(other, app, page.url());
  await expect.poll(() => namesIn(other)).toEqual(await namesIn(page));
  expect(await other.getByRole('searchbox', { name: 'Filter by Location' }).inputValue()).toBe('usa');
  await other.getByRole('button', { name: 'Filter by Founded: > January 2010' }).waitFor();
  await other.getByRole('columnheader', { name: 'Founded' }).and(other.locator('[aria-sort=descending]')).waitFor();
  await other.getByRole('button', { name: 'Page 2' }).and(other.locator('[aria-current=page]')).waitFor();
}

e2eTest(
  '[ROUTE-031] [ROUTE-032] [COMPANY-006] a user finds, opens and leaves a company, and a link shows another user the same filters, order and page',
  async ({ app, openPage }) => {
    const page = await openPage();
    await open(page, app, 'research/companies');
    await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor();

    await page.getByRole('searchbox', { name: 'Filter by Name' }).fill('harborline');
    await expect.poll(() => namesIn(page)).toEqual(['Harborline']);
    expect(queryOf(page)).toEqual({ name: 'harborline' });
    await table(page).getByRole('link', { name: 'Harborline', exact: true }).hover();
    const card = page.getByRole('dialog', { name: 'Harborline' });
    await card.waitFor();
    await page.mouse.move(0, 0);
    await card.waitFor({ state: 'detached' });
    await table(page).getByRole('link', { name: 'Harborline', exact: true }).click();
    await page.getByRole('region', { name: 'Harborline' }).waitFor();
    await page.goBack();
    await table(page).waitFor();
    expect(await page.getByRole('searchbox', { name: 'Filter by Name' }).inputValue()).toBe('harborline');
    await expect.poll(() => namesIn(page)).toEqual(['Harborline']);

    await page.getByRole('searchbox', { name: 'Filter by Name' }).fill('');
    await page.getByRole('searchbox', { name: 'Filter by Location' }).fill('usa');
    await page.getByRole('button', { name: 'Filter by Founded: Any' }).click();
    const form = page.getByRole('dialog', { name: 'Filter by Founded' });
    await form.getByRole('textbox', { name: 'Year' }).fill('2010');
    await form.getByRole('button', { name: /Condition/ }).click();
    await page.getByRole('option', { name: 'After (>)' }).click();
    await expect.poll(() => focusedButton(page)).toContain('After (>)');
    await page.keyboard.press('Escape');
    await expect.poll(() => queryOf(page)).toEqual({ location: 'usa', founded: 'after_2010-01' });
    await page.getByRole('button', { name: 'Founded', exact: true }).click();
    await page.getByRole('button', { name: 'Founded', exact: true }).click();
    await table(page).locator('[aria-sort=descending]').waitFor();
    const first = await namesAfter(page, ['Harborline']);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expectSecondPage(page, first);
    await expectSameElsewhere(page, await openPage(), app);
  },
);

e2eTest('a user finds a company by keyboard alone, and changes are announced', async ({ app, openPage }) => {
  const page = await openPage();
  const { keyboard } = page;
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  /** Tabs until the table's single tab stop has the focus. */
  const tabToTable = async () => {
    await table(page).waitFor();
    for (let stop = 0; stop < 30; stop += 1) {
      if (await page.evaluate(() => document.activeElement?.closest('[role=grid]') !== null)) return;
      await press('Tab');
    }
    throw new Error('The Tab key does not lead to the table');
  };
  const announcements = () => page.getByRole('status').allTextContents();

  await page.goto(new URL('research/companies', app.url).href);
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
  await press('Tab', 'Enter');
  await page.locator('main:focus').waitFor();
  await press('Tab');
  await page.getByRole('textbox', { name: 'Email' }).and(page.locator(':focus')).waitFor();
  await keyboard.type(app.signIns.get('free') ?? '');
  await press('Tab');
  await keyboard.type(app.password ?? '');
  await press('Enter');

  await tabToTable();
  await press('ArrowDown', 'ArrowRight', 'ArrowRight');
  await keyboard.type('harborline');
  await press('Enter');
  await expect.poll(() => namesIn(page)).toEqual(['Harborline']);
  await expect.poll(announcements).toContain('1 result');
  await press('Escape', 'ArrowDown', 'Enter', 'Enter');
  await page.getByRole('region', { name: 'Harborline' }).waitFor();
  await page.goBack();

  await tabToTable();
  await press(
    'ArrowDown',
    'ArrowRight',
    'ArrowRight',
    'Enter',
    'Control+a',
    'Delete',
    'Escape',
    ...Array.from({ length: 5 }, () => 'ArrowRight'),
  );
  await keyboard.type('usa');
  await press('Escape', 'ArrowRight', 'Enter', 'Enter');
  await page.getByRole('dialog', { name: 'Filter by Founded' }).getByRole('textbox', { name: 'Year' }).waitFor();
  await press('Tab', 'Enter');
  await page.getByRole('option', { name: 'After (>)' }).waitFor();
  await press('ArrowDown', 'Enter');
  // The focus returns in the next frame, which a slow machine may paint after the next key.
  await expect.poll(() => focusedButton(page)).toContain('After (>)');
  await press('Tab', 'Tab');
  await keyboard.type('2010');
  await press('Escape');
  await expect.poll(() => queryOf(page)).toEqual({ location: 'usa', founded: 'after_2010-01' });
  // As above.
  await expect.poll(() => focusedButton(page)).toContain('2010');
  await press('Escape', 'ArrowUp', 'Enter', 'Enter');
  await expect.poll(announcements).toContain('Sorted by Founded, descending');
  const first = await namesAfter(page, ['Harborline']);
  await press('ArrowDown', 'ArrowDown', 'PageDown');
  await expectSecondPage(page, first);
  await expectSameElsewhere(page, await openPage(), app);
});

e2eTest(
  '[ROUTE-029] [ROUTE-030] links lead to the companies of a name and to funding rounds',
  async ({ app, openPage }) => {
    const page = await openPage();
    await open(page, app, 'companies/search?name=harborline');
    await expect.poll(() => namesIn(page)).toEqual(['Harborline']);
    expect(await page.getByRole('searchbox', { name: 'Filter by Name' }).inputValue()).toBe('harborline');

    await page.goto(new URL('companies/search/funding', app.url).href);
    await page.getByRole('heading', { name: 'Funding rounds', level: 1 }).waitFor();
    const rounds = page.getByRole('grid', { name: 'Funding rounds' });
    await expect.poll(() => rounds.getByRole('rowheader').count()).toBe(25);
    expect(await rounds.getByRole('columnheader').allTextContents()).toEqual([
      ...['', 'Date', 'Company', 'Round', 'Amount', 'Investors', 'Market', 'Location'],
    ]);
  },
);

e2eTest('[ROUTE-051] [ROUTE-052] a link opens the search for a text, and its markets', async ({ app, openPage }) => {
  const page = await openPage();
  await open(page, app, 'search?query=harbor');
  await page.getByRole('tab', { name: /^Companies/, selected: true }).waitFor();
  expect(await page.getByRole('searchbox', { name: 'Search companies and markets' }).inputValue()).toBe('harbor');
  await expect.poll(() => namesIn(page)).toContain('Harborline');

  await page.goto(new URL('search?query=software&sf=markets', app.url).href);
  await page.getByRole('tab', { name: /^Markets/, selected: true }).waitFor();
  const markets = page.getByRole('grid', { name: 'Markets' });
  await expect.poll(() => markets.getByRole('rowheader').count()).toBeGreaterThan(0);
  for (const name of await markets.getByRole('rowheader').allTextContents()) expect(name).toMatch(/software/i);
});

e2eTest(
  '[XCOMPANY-052] a company name of the feed has a card, and the account page switches the cards off',
  async ({ app, openPage }) => {
    const page = await openPage({ seesBodies: true });
    await openAs(page, app, { role: 'teams-owner', address: 'research/feed' });
    const name = page.getByRole('main').locator('a[data-fs-hover-card]').first();
    await name.hover();
    await page.getByRole('dialog').getByText('Total raised').waitFor();
    await page.mouse.move(0, 0);
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.goto(new URL('account', app.url).href);
    const cards = page.getByRole('region', { name: 'Display' }).getByRole('switch', { name: 'Company cards' });
    await cards.waitFor();
    // What exists is first created in vain.
    const saved = page.waitForResponse(
      async (response) =>
        (response.request().postData() ?? '').includes('isEnabled') && !('errors' in (await response.json())),
    );
    await page.getByText('Company cards', { exact: true }).click();
    await saved;

    await page.reload();
    await cards.waitFor();
    expect(await cards.isChecked()).toBe(false);
  },
);
