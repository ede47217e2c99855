import type { SearchResults } from '@fs/api-contract';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

e2eTest('the search leads to all articles, of which it has the first only', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'free', address: 'search?query=raises' });
  await page.getByRole('link', { name: 'All articles' }).click();
  await page.waitForURL('**/news?query=raises');
  const articles = page.getByRole('list', { name: 'News about “raises”' }).getByRole('heading', { level: 3 });
  await expect.poll(() => articles.count()).toBe(10);
  for (const title of await articles.allTextContents()) expect(title).toMatch(/raises/i);
});

e2eTest('a table without matches leads to the investor of that name', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'free', address: 'companies/search?name=halcyon+row' });
  await page.getByText('Investor of that name:').waitFor();
  await page.getByRole('link', { name: 'Halcyon Row' }).click();
  await page.getByRole('heading', { level: 1, name: 'Halcyon Row' }).waitFor();
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
    .getByRole('link', { name: /raises/ })
    .first()
    .click();
  await page.waitForURL(/\/research\/companies\/[\da-f-]{36}$/);
});
