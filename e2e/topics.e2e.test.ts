import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import type { RunningApp } from './support/startApp.ts';

const filter = (page: Page) => page.getByRole('combobox', { name: 'Topics' });
const topicsOf = (address: string) => new URL(address, 'http://localhost').searchParams.getAll('name');

/** The router writes a space as a plus sign, links as %20. */
const waitForTopics = (page: Page, ...topics: string[]) =>
  page.waitForURL((url) => url.pathname === '/fs/topics' && topicsOf(url.href).join('|') === topics.join('|'));

/** Opens an address that signed-out users can open, too, as a sample user. */
async function openSignedIn(page: Page, app: RunningApp, address: string) {
  await openAs(page, app, { role: 'free', address: 'research/home' });
  await page.waitForURL('**/research/home');
  await page.goto(new URL(address, app.url).href);
}

/** The topic that the news has most of. */
async function trendingTopic(page: Page, appUrl: string): Promise<string> {
  const answer = await page.request.get(new URL('/static/news/trending_weekly.json', appUrl).href);
  const { trending_keywords } = (await answer.json()) as { trending_keywords: { keyword: string }[] };
  return trending_keywords[0]?.keyword ?? '';
}

e2eTest(
  '[TOPIC-002] [TOPIC-026] [TOPIC-027] [TOPIC-028] [ROUTE-049] a user filters topics with Enter and the button, which change the address and load articles',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openSignedIn(page, app, 'topics');
    await page.getByRole('heading', { level: 1, name: 'Explore Topics' }).waitFor();
    await page.getByRole('grid', { name: 'Trending Topics - Weekly' }).getByRole('rowheader').first().waitFor();
    expect(await filter(page).getAttribute('placeholder')).toBe('Filter topics...');
    const topic = await trendingTopic(page, app.url);
    await filter(page).fill(topic.slice(0, 4).toLowerCase());
    await page.getByRole('option', { name: topic, exact: true }).click();
    await filter(page).press('Enter');
    await waitForTopics(page, topic);
    const articles = page.getByRole('article');
    await articles.first().waitFor();
    const count = Number.parseInt(
      (await page.getByRole('heading', { name: /^\d+ articles?$/ }).textContent()) ?? '',
      10,
    );
    expect(count).toBeGreaterThanOrEqual(3);
    await page.getByRole('heading', { name: '7 Day History' }).waitFor();

    await filter(page).fill('no such topic at all');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await waitForTopics(page, topic, 'no such topic at all');
    await page.getByRole('heading', { level: 2, name: 'No Recent Articles' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Trending Topics' }).waitFor();
    await page.getByRole('group', { name: 'Each topic alone' }).getByRole('link').first().click();
    await waitForTopics(page, topic);
    await articles.first().waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'No Recent Articles' }).waitFor();
  },
);

e2eTest(
  '[TOPIC-019] [TOPIC-020] [TOPIC-021] [ROUTE-017] a signed-out user sees what a topic is about, and a wall that leads back',
  async ({ app, openPage }) => {
    const page = await openPage();
    const topic = await trendingTopic(page, app.url);
    const address = `topics?name=${encodeURIComponent(topic)}`;
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto(new URL(address, app.url).href);
    await page.getByRole('heading', { level: 1, name: 'Explore Topics' }).waitFor();
    await page.getByText(`Recently published articles that contain the keyword: ${topic}`).waitFor();
    const wall = page.getByRole('region', { name: 'Log in to Foresight to read these articles' });
    await wall.waitFor();
    expect(await filter(page).count()).toBe(0);
    expect(await page.getByRole('article').count()).toBe(0);
    expect(asked.filter((path) => path.startsWith('/api'))).toEqual([]);
    const redirectOf = async (name: string, path: string) => {
      const href = new URL((await wall.getByRole('link', { name }).getAttribute('href')) ?? '', app.url);
      expect(href.pathname).toBe(path);
      return topicsOf(href.searchParams.get('redirect') ?? '');
    };
    expect(await redirectOf('Get a Free Account', '/fs/signup')).toEqual([topic]);
    expect(await redirectOf('Login', '/fs/login/')).toEqual([topic]);
  },
);

e2eTest(
  '[TOPIC-014] [TOPIC-015] [TOPIC-016] [TOPIC-017] [TOPIC-018] the page of topics is described by the first one',
  async ({ app, openPage }) => {
    const page = await openPage();
    const topic = await trendingTopic(page, app.url);
    await page.goto(new URL(`topics?name=${encodeURIComponent(topic)}&name=Weather`, app.url).href);
    await page.getByRole('heading', { level: 1, name: 'Explore Topics' }).waitFor();
    expect(await page.title()).toBe(`${topic} News & Market Information | Foresight`);
    const content = (selector: string, name: string) => page.locator(selector).getAttribute(name);
    expect(await content('meta[name=description]', 'content')).toContain(topic);
    expect(await content('link[rel=canonical]', 'href')).toBe(
      new URL(`topics?name=${encodeURIComponent(topic)}`, app.url).href,
    );
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    const described = (
      data['@graph'] as { '@type': string; about?: object; mentions?: { itemListElement: object[] }[] }[]
    ).find(({ '@type': type }) => type === 'CollectionPage');
    expect(described?.about).toMatchObject({ name: topic });
    expect(described?.mentions).toHaveLength(2);
    expect(described?.mentions?.every(({ itemListElement }) => itemListElement.length > 0)).toBe(true);
  },
);

e2eTest(
  '[ROUTE-018] the address of a keyword leads to its topic, for signed-out and signed-in users, with any characters',
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/status of 404/] });
    await page.goto(new URL('topics/R%26D%20%2F%20%22Labs%22%3Cb%3E', app.url).href);
    await waitForTopics(page, 'R&D / "Labs"<b>');
    await page.getByText('keyword: R&D / "Labs"<b>').waitFor();

    await openSignedIn(page, app, 'topics/Robotics');
    await waitForTopics(page, 'Robotics');
    await page.getByText('Recently published articles that contain the keyword: Robotics').waitFor();
    await page.goto(new URL('topics?name=Robotics&name=Payments', app.url).href);
    await page.getByText('Recently published articles that contain the keyword: Robotics & Payments').waitFor();
  },
);

e2eTest(
  '[ROUTE-050] [TREND-002] [XTOPIC-004] a user sorts the weekly topics, reloads, and opens one of them from the menu',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'research/home' });
    await page.getByRole('button', { name: 'Markets', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Trending this week' }).click();
    await page.waitForURL('**/topics-weekly');
    await page.getByRole('heading', { level: 1, name: 'Trending Topics - Weekly' }).waitFor();
    const table = page.getByRole('grid', { name: 'Trending Topics - Weekly' });
    await table.getByRole('button', { name: 'Total Count', exact: true }).click();
    await page.waitForURL(/\?sort=total_count$/);
    await page.reload();
    await table.locator('[data-column=total_count][aria-sort=descending]').waitFor();
    await table.getByRole('button', { name: 'Topic', exact: true }).click();
    await page.waitForURL(/\?sort=keyword$/);
    const topic = table.getByRole('rowheader').first().getByRole('link');
    const name = (await topic.textContent()) ?? '';
    expect(await topic.getAttribute('href')).toBe(`/fs/topics?name=${encodeURIComponent(name)}`);
    await topic.click();
    await page.getByRole('article').first().waitFor();
    await waitForTopics(page, name);
  },
);

e2eTest('[XTOPIC-004] the palette and a company lead to topics, and G T opens them', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'free', address: 'research/home' });
  await page.waitForURL('**/research/home');
  // The keys are registered once the header is loaded.
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).waitFor();
  const topic = await trendingTopic(page, app.url);
  await page.locator('main').focus();
  for (const key of 'gt') await page.keyboard.press(key);
  await page.waitForURL('**/topics');
  await page.getByRole('heading', { level: 1, name: 'Explore Topics' }).waitFor();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search companies, markets, topics, and articles' }).fill(topic);
  await page
    .getByRole('group', { name: /^Topics/ })
    .getByRole('option')
    .first()
    .click();
  await page.waitForURL(/\/topics\?name=/);
  await page.getByRole('article').first().waitFor();
  await page.getByRole('list', { name: 'Top Companies' }).getByRole('link').first().click();
  await page.waitForURL('**/research/companies/*');
  await page.getByRole('group', { name: 'Topics' }).getByRole('link').first().click();
  await page.waitForURL(/\/topics\?name=/);
  await page.getByRole('article').first().waitFor();
});
