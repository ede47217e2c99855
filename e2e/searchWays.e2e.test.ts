import type { SearchResults } from '@fs/api-contract';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

e2eTest(
  '[XARTICLE-043] the search leads to all articles with a text, and the news can be searched further',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'search?query=half+round' });
    await page.getByRole('link', { name: 'All articles' }).click();
    await page.waitForURL('**/news?query=half+round');
    const articles = page.getByRole('list', { name: 'News about “half round”' }).getByRole('article');
    await expect.poll(() => articles.count()).toBe(10);
    await articles.first().getByText('half', { exact: true }).waitFor();

    const field = page.getByRole('searchbox', { name: 'Search the news' });
    await field.fill('"manners in the warehouse"');
    await field.press('Enter');
    await page.waitForURL(/\/news\?query=%22manners\+in\+the\+warehouse%22$/);
    await page.getByText('1 story, newest first').waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'The robot that says sorry: manners in the warehouse' }).waitFor();
    expect(await field.inputValue()).toBe('"manners in the warehouse"');
    await field.press('Escape');
    await page.waitForURL('**/news');
    await page.getByRole('heading', { level: 2, name: 'Latest' }).waitFor();
  },
);

e2eTest('a table without matches leads to the investor of that name', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'free', address: 'companies/search?name=halcyon+row' });
  await page.getByText('Investor of that name:').waitFor();
  await page.getByRole('link', { name: 'Halcyon Row' }).click();
  await page.getByRole('heading', { level: 1, name: 'Halcyon Row' }).waitFor();
});

e2eTest(
  '[XSEARCH-001] [XSEARCH-004] a search for what companies do leads to those that say so, and shows where',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'search?query=solar' });
    await page.getByText('No Results Found -').waitFor();
    await page.getByRole('link', { name: '3 companies mention “solar” in their description' }).click();
    await page.waitForURL('**/companies/search?description=solar');
    const row = page.getByRole('row').filter({ hasText: 'Corriente Clara' });
    await row.getByText('Schedules solar plants and batteries').waitFor();
    await page.getByText('3 results', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Remove Description: solar' }).click();
    await page.waitForURL('**/companies/search');
    await expect.poll(() => page.getByRole('columnheader', { name: 'Description' }).count()).toBe(0);
  },
);

e2eTest('[XSEARCH-002] the palette leads to the companies that mention a text', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'free', address: 'research/home' });
  await page.getByRole('button', { name: /^Search or jump to/ }).click();
  await page.getByRole('combobox', { name: 'Search companies, markets' }).fill('sodium');
  await page.getByRole('option', { name: '1 company mentions “sodium” in its description' }).click();
  await page.waitForURL('**/companies/search?description=sodium');
  await page.getByText('1 result', { exact: true }).waitFor();
});

e2eTest('a headline that no site has leads to its company', async ({ app, openPage }) => {
  const page = await openPage();
  await page.route('**/query?_quickSearch=raises', async (route) => {
    const found: SearchResults = await (await route.fetch()).json();
    const article = found.article.map((hit) => ({ ...hit, url: null, curated_article: null, earned_content: null }));
    await route.fulfill({ json: { ...found, article } });
  });
  await openAs(page, app, { role: 'free', address: 'search?query=raises' });
  await page
    .getByRole('link', { name: /raises \$/ })
    .first()
    .click();
  await page.waitForURL(/\/research\/companies\/[\da-f-]{36}$/);
});

e2eTest('the search page shows more topics in their place', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'free', address: 'search?query=ing' });
  const main = page.getByRole('main');
  const topics = main.locator('a[href*="/topics?"]');
  await main.getByText(/^Also: \d+ topics$/).waitFor();
  const first = await topics.allTextContents();
  await main.getByRole('button', { name: 'More topics' }).click();
  await expect.poll(() => topics.count()).toBeGreaterThan(first.length);
  expect((await topics.allTextContents()).slice(0, first.length)).toEqual(first);
  expect(await main.getByRole('button', { name: 'More topics' }).count()).toBe(0);
});
