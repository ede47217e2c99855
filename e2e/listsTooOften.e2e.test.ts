import { paths } from '@fs/api-contract';
import { storyWorld } from '@fs/fixtures';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

const [list] = storyWorld().watchlists.filter(({ name }) => name === 'Competitors');

const changes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a star': (page) => page.getByRole('button', { name: /^Star / }).click(),
  'a name': async (page) => {
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Rivals');
    await page.keyboard.press('Enter');
  },
  'a company': async (page) => {
    await page.getByRole('button', { name: 'Add companies' }).click();
    await page.getByRole('searchbox', { name: 'Find companies' }).fill('Voltmeer');
    await page.getByRole('button', { name: 'Add Voltmeer', exact: true }).click();
    await page.getByRole('button', { name: 'Add Companies', exact: true }).click();
  },
  'a new list': async (page) => {
    await page.getByRole('link', { name: 'Watchlists', exact: true }).click();
    await page.getByRole('button', { name: 'New watchlist' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Rivals');
    await page.getByRole('button', { name: 'Create Watchlist' }).click();
  },
};

e2eTest('what changes a list too often says once that it failed, and when to try again', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/status of 429/] });
  const address = `research/watchlists/${list?.id}`;
  await openAs(page, app, { role: 'individual', address });
  await page.getByRole('heading', { level: 1, name: 'Competitors' }).waitFor();
  const isChange = ({ pathname }: URL) =>
    pathname === paths.graphql || pathname === '/lists' || /^\/api\/watchlists\/[^/]+\/items$/.test(pathname);
  await page.route(isChange, (route) => {
    const { pathname } = new URL(route.request().url());
    const changesData = pathname !== paths.graphql || /mutation /.test(route.request().postData() ?? '');
    return changesData
      ? route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: { message: 'Too many requests' } })
      : route.fallback();
  });
  const said: Record<string, string> = {};
  for (const [name, change] of Object.entries(changes)) {
    await page.goto(new URL(address, app.url).href);
    await change(page);
    const failure = page.getByText(/Failed to (update|create) Watchlist/).first();
    await failure.waitFor();
    said[name] = ((await failure.textContent()) ?? '').replace(/^Error:/, '').trim();
  }
  const updated = 'Failed to update Watchlist (try again in 1 minute)';
  expect(said).toEqual({
    'a star': updated,
    'a name': updated,
    'a company': updated,
    'a new list': 'Failed to create Watchlist (try again in 1 minute)',
  });
});
