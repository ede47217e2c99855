import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';

e2eTest(
  '[ROUTE-015] [XMARKET-008] a signed-out user compares featured markets, searches and sorts, and a reload keeps both',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(new URL('markets', app.url).href);
    await page.getByRole('heading', { name: 'Markets', level: 1 }).waitFor();
    const featured = page.getByRole('region', { name: 'Most raised in 12 months' });
    await featured.getByText(/^Disclosed rounds, US dollars, 12 months to/).waitFor();
    expect(await featured.getByRole('listitem').count()).toBe(12);

    const table = page.getByRole('grid', { name: 'Markets' });
    await table.getByRole('rowheader').nth(9).waitFor();
    expect(await table.getByRole('rowheader').count()).toBe(10);
    await page.getByRole('searchbox', { name: 'Search markets' }).fill('software');
    await page.waitForURL(/\?query=software$/);
    await table.getByRole('button', { name: 'No. Of Companies', exact: true }).click();
    await page.waitForURL(/sort=companyCount/);
    await page.reload();
    await table.locator('[data-column=companyCount][aria-sort=descending]').waitFor();
    await table.getByRole('link', { name: 'Grid Software' }).waitFor();
    expect(await page.getByRole('searchbox', { name: 'Search markets' }).inputValue()).toBe('software');
    const names = await table.getByRole('rowheader').allTextContents();
    expect(names.every((name) => name.includes('Software'))).toBe(true);
  },
);

e2eTest(
  '[ROUTE-016] [XMARKET-009] a search without a match leads to the closest market, whose companies need a login',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(new URL('markets?query=batery%20storge', app.url).href);
    await page.getByText('No market is called “batery storge”.').waitFor();
    await page.getByRole('grid', { name: 'Markets' }).getByRole('link', { name: 'Battery Storage' }).click();
    await page.getByRole('heading', { name: 'Battery Storage', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/fs/markets/battery-storage');
    await page.getByRole('heading', { name: 'Log in to see the companies of this market' }).waitFor();
    expect(await page.getByRole('grid').count()).toBe(0);
    await page.locator('main').getByRole('link', { name: 'Login' }).click();
    await signInOnScreen(page, app, 'free');
    await page.getByRole('list', { name: 'Top companies' }).getByRole('link').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/fs/markets/battery-storage');
  },
);

e2eTest('[ROUTE-034] the research address shows the same markets to a user', async ({ app, openPage }) => {
  const page = await openPage();
  await page.goto(new URL('research/markets', app.url).href);
  await signInOnScreen(page, app, 'free');
  await page.getByRole('heading', { name: 'Markets', level: 1 }).waitFor();
  await page.getByRole('region', { name: 'Most raised in 12 months' }).getByRole('listitem').nth(11).waitFor();
  expect(new URL(page.url()).pathname).toBe('/fs/research/markets');
});

e2eTest('a mistyped address of a market leads to the market, and to all of them', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/status of 404/] });
  await page.goto(`${app.url}markets/batery-storage`);
  await page.getByRole('heading', { level: 1, name: 'We can’t find this market' }).waitFor();
  const ways = page.getByRole('main');
  expect(await ways.getByRole('link', { name: 'Markets', exact: true }).getAttribute('href')).toBe('/fs/markets');
  await ways.getByRole('link', { name: 'Battery Storage', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Battery Storage' }).waitFor();
});
