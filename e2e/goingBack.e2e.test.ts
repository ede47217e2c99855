import { storyWorld } from '@fs/fixtures';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callAs } from './support/callAs.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

/** Opens the last link of these, and goes back. Returns where the page was scrolled to before. */
async function openAndGoBack(page: Page, links: ReturnType<Page['locator']>): Promise<number> {
  await links.last().scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  const from = page.url();
  await links.last().click();
  await page.waitForURL((url) => url.href !== from);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.goBack();
  await page.waitForURL(from);
  return scrolled;
}

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);

e2eTest('who goes back to the feed finds as many events as before, at the same place', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'individual-plus', address: 'research/feed' });
  const events = page.locator('[data-event]');
  await events.first().waitFor();
  const first = await events.count();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => events.count()).toBeGreaterThan(first);
  const all = await events.count();
  const scrolled = await openAndGoBack(page, page.getByRole('main').locator('a[href*="/news/"]'));
  await expect.poll(() => events.count()).toBe(all);
  await expect.poll(() => scrollOf(page)).toBe(scrolled);
});

e2eTest('what was new of a topic is still marked after reading one of its articles', async ({ app, openPage }) => {
  const { rest } = await callAs(app, 'free');
  const topic = 'Grid Flexibility';
  const seen_at = new Date(Date.now() - 6 * 86_400_000).toISOString();
  await rest('PUT', `/api/seen?${new URLSearchParams({ scope: `topic:${topic}` })}`, { seen_at });
  const page = await openPage();
  await openAs(page, app, { role: 'free', address: 'research/home' });
  await page.goto(`${app.url}topics?${new URLSearchParams({ name: topic })}`);
  const said = page.getByText(/^\d+ new since /);
  const before = await said.textContent();
  await openAndGoBack(page, page.getByRole('article').getByRole('heading').getByRole('link'));
  expect(await said.textContent()).toBe(before);
});

e2eTest('who goes back to an investor finds its whole portfolio again', async ({ app, openPage }) => {
  const page = await openPage();
  const firm = storyWorld().firms.find(({ name }) => name === 'Saltgrass Ventures');
  await openAs(page, app, { role: 'individual-plus', address: `research/companies/${firm?.id}` });
  await page.getByRole('button', { name: /^All \d+ investments$/ }).click();
  await page.getByRole('button', { name: /^All \d+ companies$/ }).click();
  const rows = page.getByRole('list', { name: 'Portfolio' }).getByRole('link');
  await expect.poll(() => rows.count()).toBeGreaterThan(20);
  const count = await rows.count();
  const deals = page.getByRole('list', { name: /^(Deals|Investments)$/ }).getByRole('listitem');
  await expect.poll(() => deals.count()).toBeGreaterThan(20);
  const scrolled = await openAndGoBack(page, rows);
  await expect.poll(() => rows.count()).toBe(count);
  await expect.poll(() => deals.count()).toBeGreaterThan(20);
  await expect.poll(() => scrollOf(page)).toBe(scrolled);
  // So does a reload.
  await page.reload();
  await expect.poll(() => rows.count()).toBe(count);
});
