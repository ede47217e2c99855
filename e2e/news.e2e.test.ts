import type { NewsItem, NewsPage } from '@fs/api-contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { byKeyboard } from './support/byKeyboard.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

/** What the server knows of the news. */
async function readNews(page: Page, url: string, query: string): Promise<NewsItem[]> {
  const { articles }: NewsPage = await (await page.request.get(new URL(`/news?${query}`, url).href)).json();
  return articles;
}

/** An article of ours in a category, which has an older one. */
async function findArticle(page: Page, url: string) {
  for (const { article, curated_article } of await readNews(page, url, 'r=10')) {
    if (curated_article?.mpn_category) {
      const { id, mpn_category } = curated_article;
      return { title: article.title, id, path: `/fs/news/${mpn_category}/${id.replace(/^news-/, '')}` };
    }
  }
  throw new Error('No article has a category');
}

async function atHome(page: Page) {
  await page.waitForURL('**/research/home');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).waitFor();
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

e2eTest(
  '[ROUTE-004] [XARTICLE-034] a signed-out user reads the news by category and page, and opens an article',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(new URL('news', app.url).href);
    await page.getByRole('heading', { name: 'Market news', level: 1 }).waitFor();
    const latest = page.getByRole('region', { name: 'Latest' });
    await latest.getByRole('article').nth(9).waitFor();
    expect(await latest.getByRole('article').count()).toBe(10);
    const first = await latest.getByRole('heading', { level: 3 }).first().textContent();
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await page.waitForURL('**/news?page=2');
    await latest.getByRole('heading', { level: 3, name: first ?? '', exact: true }).waitFor({ state: 'detached' });
    expect(await page.getByRole('region', { name: 'Featured' }).count()).toBe(0);
    await page.goBack();
    await latest.getByRole('heading', { level: 3, name: first ?? '', exact: true }).waitFor();

    const categories = page.getByRole('navigation', { name: 'Categories' });
    await categories.getByRole('link', { name: 'Health Care' }).click();
    await page.waitForURL('**/news?category=health-care');
    const title = page.getByRole('list', { name: 'Health Care' }).getByRole('heading', { level: 3 }).first();
    const name = (await title.textContent()) ?? '';
    await title.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    expect(pathOf(page)).toMatch(/^\/fs\/news\/health-care\/[^/]+$/);
    expect(await page.title()).toBe(`${name} | Foresight`);
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Health Care' }).click();
    await page.waitForURL('**/news?category=health-care');
  },
);

e2eTest(
  '[ROUTE-083] [ROUTE-084] every address of an article shows it, and its category has one',
  async ({ app, openPage }) => {
    const page = await openPage();
    const { title, id, path } = await findArticle(page, app.url);
    const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
    for (const [address, shown] of [
      [path, path],
      [`/fs/news/elsewhere/${id}`, path],
      [`/fs/news/article/${id}`, `/fs/news/article/${id}`],
    ] as const) {
      await page.goto(new URL(address, app.url).href);
      await heading.waitFor();
      expect(pathOf(page)).toBe(shown);
    }
    const response = await page.request.get(new URL(`/fs/news/article/${id}`, app.url).href);
    expect(await response.text()).toContain(`<link rel="canonical" href="${new URL(path, app.url).href}"`);
  },
);

e2eTest(
  '[XARTICLE-033] [XARTICLE-034] by keyboard, G and N lead to the news, a title opens, and J and K turn the pages',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'research/home' });
    await atHome(page);
    await page.locator('main').focus();
    await page.keyboard.press('g');
    await page.keyboard.press('n');
    await page.getByRole('heading', { name: 'Market news', level: 1 }).waitFor();
    const { title } = await findArticle(page, app.url);
    await page.getByRole('link', { name: title, exact: true }).first().waitFor();
    await byKeyboard(page).press(new RegExp(`^${RegExp.escape(title)}$`));
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    const more = page.getByRole('region', { name: /^More in/ });
    const next = (await more.getByRole('link').first().textContent()) ?? '';
    await page.keyboard.press('j');
    await page.getByRole('heading', { level: 1, name: next, exact: true }).waitFor();
    await page.keyboard.press('k');
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  },
);

e2eTest(
  '[XARTICLE-034] [XARTICLE-036] the palette says date and read time of an article, whose company joins a list',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: 'research/home' });
    await atHome(page);
    const { title } = await findArticle(page, app.url);
    await page.keyboard.press('Control+k');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.type(title);
    const row = page.getByRole('group', { name: /^Articles/ }).getByRole('option', { name: title });
    await row.waitFor();
    expect(await row.textContent()).toMatch(/\w{3} \d{1,2}, \d{4}, \d+ min read/);
    await row.click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await page
      .getByRole('region', { name: 'Company', exact: true })
      .getByRole('button', { name: 'Add to list' })
      .click();
    await page.getByRole('combobox', { name: /^Add .+ to a watchlist$/ }).waitFor();
  },
);

e2eTest(
  '[XARTICLE-034] the titles of articles on home and on a profile open their pages',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: 'research/home' });
    const featured = page.getByRole('list', { name: 'Further featured articles' }).getByRole('listitem');
    const title = featured.first().getByRole('link').first();
    const name = (await title.textContent()) ?? '';
    await title.click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.getByRole('region', { name: 'Company', exact: true }).getByRole('link').first().click();
    const news = page.getByRole('region', { name: 'News', exact: true });
    const article = news.getByRole('listitem').first().getByRole('link').first();
    const other = (await article.textContent()) ?? '';
    await article.click();
    await page.getByRole('heading', { level: 1, name: other, exact: true }).waitFor();
    expect(pathOf(page)).toMatch(/^\/fs\/news\//);
  },
);

e2eTest('[XARTICLE-035] an unknown article says so, and leads to the news', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/status of 404/] });
  await page.goto(new URL('news/article/none', app.url).href);
  await page.getByRole('heading', { level: 1, name: 'We can’t find this article' }).waitFor();
  await page.locator('main').getByRole('link', { name: 'Market news' }).click();
  await page.getByRole('heading', { level: 1, name: 'Market news' }).waitFor();
});

e2eTest('[XARTICLE-035] a deleted article says when it was deleted', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/status of 410/] });
  await page.goto(new URL('news/article/news-a-week-of-outages-that-was-none', app.url).href);
  const title = page.getByRole('heading', { level: 1, name: /^This article was deleted on \w+ \d/ });
  await title.waitFor();
  expect(await title.count()).toBe(1);
});

e2eTest(
  '[ROUTE-085] an article that someone else wrote is an extract, which leads to its source',
  async ({ app, openPage }) => {
    const page = await openPage();
    const [earned] = await readNews(page, app.url, 'queryEarned=true&r=1');
    await page.goto(new URL(`news/earned/${earned?.earned_content?.id}`, app.url).href);
    await page.getByRole('heading', { level: 1, name: earned?.article.title ?? '', exact: true }).waitFor();
    const source = page.getByRole('link', { name: /^Read at / });
    expect(await source.getAttribute('href')).toBe(earned?.earned_content?.url);
    expect(await source.getAttribute('target')).toBe('_blank');
  },
);

e2eTest(
  '[NEWS-006] [XARTICLE-038] a failure of the categories is a toast that goes away, and staff remove an article and undo it',
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/status of 503/] });
    await page.route('**/news/config', (route) => route.fulfill({ status: 503, json: {} }));
    // The server renders pages without a query, with their data.
    await page.goto(new URL('news?category=health-care', app.url).href);
    const failure = page.getByText('Failed to retrieve Market Pulses.');
    await failure.waitFor();
    await page.getByRole('region', { name: 'Latest' }).getByRole('article').first().waitFor();
    await failure.waitFor({ state: 'detached' });
    await page.unroute('**/news/config');

    await openAs(page, app, { role: 'editor', address: 'research/home' });
    await atHome(page);
    await page.goto(new URL('news', app.url).href);
    const list = page.getByRole('list', { name: 'Latest' });
    const titles = () => list.getByRole('heading', { level: 3 }).allTextContents();
    await list.getByRole('article').nth(9).waitFor();
    const before = await titles();
    await list.getByRole('button', { name: 'remove', exact: true }).first().click();
    await page.getByText(`Removed “${before[0]}” from this page`).waitFor();
    expect(await titles()).toEqual(before.slice(1));
    expect(
      await list
        .getByRole('listitem')
        .first()
        .evaluate((item) => item === document.activeElement),
    ).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await list.getByRole('article').nth(9).waitFor();
    expect(await titles()).toEqual(before);
  },
);

e2eTest('an address behind the last page of the news shows the last page', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'free', address: 'news?page=500' });
  await page.waitForURL(/news\?page=(?!500)\d+$/);
  await page.getByRole('article').first().waitFor();
});
