import type { NewsPage } from '@fs/api-contract';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { findCompany } from './support/findCompany.ts';
import { openAs } from './support/openAs.ts';

const longview = { name: 'Longview Research', exact: true };

/** Red pixel. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12P4z8AAAAMBAQAY3Y2wAAAAAElFTkSuQmCC',
  'base64',
);

const workspaces = (page: Page) => page.getByRole('region', { name: 'Your workspaces' }).getByRole('link');

e2eTest(
  '[PERM-002] signed-out users, users, members of an account and editors have areas of their own',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(`${app.url}workspaces`);
    await page.getByRole('heading', { name: 'Sign in to Foresight' }).waitFor();

    const user = await openPage();
    await openAs(user, app, { role: 'free', address: 'workspaces' });
    await workspaces(user).first().waitFor();
    expect(await workspaces(user).count()).toBe(1);
    await user.goto(`${app.url}editors/admin`);
    await user.waitForURL(/\/research\/home$/);
    // Like a page that does not exist.
    await user.getByText(/We couldn’t find \/editors\/admin, so here’s Home\./).waitFor();

    const member = await openPage();
    await openAs(member, app, { role: 'teams-member', address: 'workspaces' });
    await member.getByRole('link', longview).waitFor();
    await member.goto(`${app.url}editors/admin`);
    await member.waitForURL(/\/research\/home$/);

    const editor = await openPage();
    await openAs(editor, app, { role: 'editor', address: 'editors/admin' });
    await editor.getByRole('heading', { level: 1, name: 'Curated articles' }).waitFor();
    expect(new URL(editor.url()).pathname).toBe('/fs/editors/admin');
  },
);

/** Pages of what users research, each with something in it. */
const subjects: readonly [address: string, heading: string, content: (page: Page) => Locator][] = [
  ['research/companies', 'Companies', (page) => page.getByRole('grid', { name: 'Companies' }).getByRole('rowheader')],
  [
    'companies/search/funding',
    'Funding rounds',
    (page) => page.getByRole('grid', { name: 'Funding rounds' }).getByRole('rowheader'),
  ],
  ['markets', 'Markets', (page) => page.getByRole('grid', { name: 'Markets' }).getByRole('rowheader')],
  ['news', 'Market news', (page) => page.getByRole('region', { name: 'Latest' }).getByRole('article')],
  [
    'topics',
    'Explore Topics',
    (page) => page.getByRole('grid', { name: 'Trending Topics - Weekly' }).getByRole('rowheader'),
  ],
];

e2eTest(
  '[APP-001] a founder, an investor and a team research companies, rounds, markets and investments, and read news and topics',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    for (const role of ['free', 'individual-plus', 'teams-member']) {
      const page = await openPage();
      await openAs(page, app, { role, address: 'research/home' });
      await page.getByRole('heading', { name: /^Good / }).waitFor();
      await (await findCompany(page, 'Rosalind Tavernier')).click();
      await page.getByRole('heading', { level: 1, name: 'Rosalind Tavernier' }).waitFor();
      await page.getByRole('list', { name: 'Investments' }).getByRole('listitem').first().waitFor();
      for (const [address, heading, content] of subjects) {
        await page.goto(new URL(address, app.url).href);
        await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
        await content(page).first().waitFor();
      }
    }
    // Our own articles and those of other sites.
    const pages = await Promise.all([1, 2, 3].map((place) => fetch(new URL(`/news?p=${place}&r=10`, app.url))));
    const found: NewsPage[] = await Promise.all(pages.map((answer) => answer.json()));
    const articles = found.flatMap((page) => page.articles);
    expect(articles.some(({ curated_article }) => curated_article !== null)).toBe(true);
    expect(articles.some(({ article }) => article.url !== null)).toBe(true);
  },
);

e2eTest(
  '[ACCOUNT-009] a new profile photo shows in the header at once, and after a reload',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual', address: 'account' });
    const face = page.getByRole('banner').locator('button img');
    await page.getByRole('heading', { name: 'Profile', exact: true }).waitFor();
    expect(await face.count()).toBe(0);
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
    await page.getByRole('dialog', { name: 'Crop image' }).getByRole('button', { name: 'Use image' }).click();
    await page.getByText('Saved').first().waitFor();
    await expect.poll(() => face.count()).toBe(1);
    await page.reload();
    await expect.poll(() => face.count()).toBe(1);
  },
);
