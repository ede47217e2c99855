import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { byKeyboard } from './support/byKeyboard.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';
import type { RunningApp } from './support/startApp.ts';

const market = 'markets/battery-storage';

const pathOf = (page: Page) => new URL(page.url()).pathname;

const nameOf = (page: Page) => page.getByRole('heading', { name: 'Battery Storage', level: 1 });

/** Opens a page that anyone can see, as a user. */
async function openSignedIn(page: Page, app: RunningApp, address: string) {
  await openAs(page, app, { role: 'free', address: 'research/home' });
  await page.waitForURL('**/research/home');
  await page.goto(new URL(address, app.url).href);
}

/** A figure of the header, of a strip or of another list of facts. */
async function figure(page: Page, name: string, last = false): Promise<string> {
  const figures = page.locator(`dt:text-is("${name}") + dd data`);
  const value = await (last ? figures.last() : figures.first()).getAttribute('value');
  return value ?? '';
}

e2eTest(
  '[ROUTE-016] [XMARKET-017] a signed-out user sees figures, charts and news of a market, and comes back after the login',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(new URL(market, app.url).href);
    await nameOf(page).waitFor();
    expect(await figure(page, 'Companies')).toMatch(/^\d+$/);
    await page.getByRole('heading', { name: 'Raised by year' }).waitFor();
    await page.getByRole('heading', { name: 'Rounds by size' }).waitFor();
    await page.getByRole('list', { name: 'News' }).getByRole('listitem').nth(4).waitFor();
    for (const hidden of ['Top companies', 'Top investors', 'Raised this month']) {
      expect(await page.getByRole('heading', { name: hidden }).count()).toBe(0);
    }
    await page.getByRole('heading', { name: 'Log in to see the companies of this market' }).waitFor();
    await page.locator('main').getByRole('link', { name: 'Login' }).click();
    await signInOnScreen(page, app, 'free');
    await page.getByRole('heading', { name: 'Top companies' }).waitFor();
    expect(pathOf(page)).toBe(`/fs/${market}`);
  },
);

e2eTest('the wall of a market leads to the login and back by keyboard alone', async ({ app, openPage }) => {
  const page = await openPage();
  await page.goto(new URL(market, app.url).href);
  await page.getByRole('heading', { name: 'Log in to see the companies of this market' }).waitFor();
  await byKeyboard(page).press(/^Login$/);
  await signInOnScreen(page, app, 'free');
  await page.getByRole('heading', { name: 'Top investors' }).waitFor();
  expect(pathOf(page)).toBe(`/fs/${market}`);
});

e2eTest(
  '[ROUTE-035] [XMARKET-014] [XMARKET-019] every form of a market’s id shows it to a user, with the month’s rounds, at one address',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'research/markets/tc3-battery-storage' });
    await nameOf(page).waitFor();
    await page.waitForURL(`**/fs/${market}`);
    const rounds = page.getByRole('list', { name: 'Raised this month' }).getByRole('listitem');
    await rounds.first().waitFor();
    expect(await rounds.first().textContent()).toMatch(/(\$[\d.]+[KMB]|Undisclosed)/);

    await page.goto(new URL('research/markets/battery-storage?all=companies', app.url).href);
    await page.waitForURL(`**/fs/${market}?all=companies`);
    await page.goto(new URL('markets/tc3-battery-storage/investors', app.url).href);
    await page.waitForURL(`**/fs/${market}/investors`);
    await page.getByRole('heading', { name: 'Top investors' }).waitFor();
  },
);

/** The pages of a market with the heading of their content. */
const pages = [
  ['owned-content', 'Owned content'],
  ['earned-content', 'Earned content'],
  ['funding-history', 'Funding history'],
  ['recent-funding', 'Recent funding'],
  ['investors', 'Top investors'],
] as const;

e2eTest(
  '[ROUTE-041] [ROUTE-042] [ROUTE-043] [ROUTE-044] [ROUTE-045] a user opens each page of a market by its link',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openSignedIn(page, app, market);
    const links = page.getByRole('navigation', { name: 'Pages of Battery Storage' });
    for (const [path, title] of pages) {
      await links.locator(`a[href$="/${path}"]`).click();
      await page.waitForURL(`**/fs/${market}/${path}`);
      await nameOf(page).waitFor();
      await page.getByRole('heading', { name: title, level: 2, exact: true }).waitFor();
      expect(await links.locator('[aria-current=page]').getAttribute('href')).toBe(`/fs/${market}/${path}`);
    }
    await page.getByRole('list', { name: 'Top investors' }).getByRole('listitem').nth(9).waitFor();
    await page.goBack();
    await page.getByRole('grid', { name: 'Funding rounds' }).getByRole('rowheader').first().waitFor();
  },
);

e2eTest.for(pages)(
  '[XMARKET-018] a signed-out user who asks for %s of a market logs in first, and gets there',
  async ([path, title], { app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: `${market}/${path}` });
    await page.getByRole('heading', { name: title, level: 2, exact: true }).waitFor();
    expect(pathOf(page)).toBe(`/fs/${market}/${path}`);
  },
);

e2eTest(
  '[XMARKET-012] [XMARKET-032] a year of the chart and of the history opens its rounds, by pointer and by keyboard',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openSignedIn(page, app, market);
    const chart = page.getByRole('figure').filter({ hasText: 'Raised by year' });
    await chart.getByRole('application').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/recent-funding\?date=in_\d{4}$/);
    const year = new URL(page.url()).searchParams.get('date')?.slice(-4);
    const table = page.getByRole('grid', { name: 'Funding rounds' });
    await table.getByRole('rowheader').first().waitFor();
    const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
    const days = (await rows.allTextContents()).map((row) => /[A-Z][a-z]{2} \d{1,2}, (\d{4})/.exec(row)?.[1]);
    expect(days.length).toBeGreaterThan(0);
    expect(days.every((each) => each === year)).toBe(true);

    await page.goto(new URL(`${market}/funding-history`, app.url).href);
    const years = page.getByRole('list', { name: 'Years' }).getByRole('listitem');
    await years.nth(1).waitFor();
    const said = Number.parseInt(
      (await years
        .nth(1)
        .getByText(/^\d+ rounds?/)
        .textContent()) ?? '',
      10,
    );
    await years.nth(1).getByRole('link').click();
    await page.waitForURL(/\/recent-funding\?date=in_\d{4}$/);
    await page.getByText(`${said} results`).waitFor();
  },
);

e2eTest(
  '[XMARKET-015] [XMARKET-037] top companies are 8, then all with filters, of which two compare and one is peeked at',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openSignedIn(page, app, market);
    const list = page.getByRole('list', { name: 'Top companies' });
    await list.getByRole('listitem').nth(7).waitFor();
    expect(await list.getByRole('listitem').count()).toBe(8);
    const all = page.getByRole('button', { name: /^All \d+$/ });
    const count = Number((await all.textContent())?.replace(/\D/g, ''));
    expect(String(count)).toBe(await figure(page, 'Companies'));
    await all.click();
    await page.waitForURL(/\?all=companies$/);
    const table = page.getByRole('grid', { name: 'Companies' });
    await table.getByRole('rowheader').first().waitFor();
    await page.getByText(`${count} results`).waitFor();

    await table.getByRole('rowheader').nth(0).getByRole('link').focus();
    await page.keyboard.press('p');
    await page.getByRole('complementary').getByText('Total raised').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('complementary').waitFor({ state: 'detached' });

    const boxes = table.getByRole('row').getByRole('checkbox');
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.getByRole('dialog', { name: /Compare/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('compare')?.split(',')).toHaveLength(2);
    await page.reload();
    await page.getByRole('dialog', { name: /Compare/ }).waitFor();
  },
);

e2eTest(
  '[XMARKET-031] header, charts, tables and lists of a market have the same numbers',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: `${market}/recent-funding` });
    await page.getByRole('grid', { name: 'Funding rounds' }).getByRole('rowheader').first().waitFor();
    const header = {
      total: await figure(page, 'Total funding'),
      raised: await figure(page, 'Raised 12 months'),
      rounds: await figure(page, 'Rounds 12 months'),
    };
    expect(await figure(page, 'Rounds')).toBe(header.rounds);
    expect(await figure(page, 'Raised')).toBe(header.raised);
    expect(await figure(page, 'Median round', true)).toBe(await figure(page, 'Median round'));
    await page.getByText(`${header.rounds} results`).waitFor();

    await page.goto(new URL(`${market}/funding-history`, app.url).href);
    const raised = page.getByRole('figure').filter({ hasText: 'Raised by year' });
    await raised.getByRole('button', { name: 'Show as a table' }).click();
    const cells = await raised.getByRole('row').locator('td').allTextContents();
    const sum = cells.reduce((total, cell) => total + Number(cell.replace(/\D/g, '')), 0);
    expect(String(sum)).toBe(header.total);
    const listed = await page
      .getByRole('list', { name: 'Years' })
      .locator('data')
      .evaluateAll((all) => all.map((each) => Number(each.getAttribute('value'))));
    expect(String(listed.reduce((total, value) => total + value, 0))).toBe(header.total);
  },
);

e2eTest('[XMARKET-036] the sector of a market leads to its markets', async ({ app, openPage }) => {
  const page = await openPage();
  await page.goto(new URL(market, app.url).href);
  await nameOf(page).waitFor();
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Climate & Energy' }).click();
  const table = page.getByRole('grid', { name: 'Markets' });
  await table.getByRole('link', { name: 'Battery Storage' }).waitFor();
  expect(await table.getByRole('rowheader').count()).toBeGreaterThan(2);
  expect(new URL(page.url()).searchParams.get('query')).toBe('Climate & Energy');
});
