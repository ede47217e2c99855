import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { readShifts, watchShifts } from './support/layoutShifts.ts';
import { openAs } from './support/openAs.ts';
import { type AnswerOrder, holdAnswers } from './support/slowAnswers.ts';
import type { RunningApp } from './support/startApp.ts';

/** What browsers rate as good is 0.1. */
const tolerated = 0.05;

const screens = [
  'research/home',
  'research/feed',
  'companies/search',
  'companies/search/funding',
  'companies/search/investors',
  'companies/search/acquisitions',
  'companies/search/people',
  'research/watchlists',
  'search?query=grid',
  'markets',
  'topics',
  'topics-weekly',
  'research/reports',
  'plans',
  'news/article/news-voltmeer-wires-up-its-hundredth-street',
];

/** A course that the free plan does not include. */
const walled = 'advisory/library/finance/read-a-term-sheet';

const cases: readonly [width: number, size: string, order: AnswerOrder][] = [
  [390, 'a phone', 'first call first'],
  [390, 'a phone', 'last call first'],
  [1280, 'a desktop', 'first call first'],
  [1280, 'a desktop', 'last call first'],
];

/** Address of the first subject that a screen lists. */
async function firstLink(page: Page, app: RunningApp, { from, to }: { from: string; to: string }): Promise<string> {
  await page.goto(new URL(from, app.url).href);
  const link = page.locator(`main a[href*="${to}"]`).first();
  await link.waitFor();
  return (await link.getAttribute('href')) ?? '';
}

/** Opens the addresses, and returns what moved on those where it was too much. */
async function findMoves(
  page: Page,
  app: RunningApp,
  { order, addresses }: { order: AnswerOrder; addresses: string[] },
) {
  await watchShifts(page);
  const letThrough = await holdAnswers(page, order);
  const moved: Record<string, readonly string[]> = {};
  for (const address of addresses) {
    await page.goto(new URL(address, app.url).href, { waitUntil: 'commit' });
    const answered = await letThrough();
    const { total, moves } = await readShifts(page);
    if (answered === 0) moved[address] = ['no answer was held back'];
    if (total >= tolerated) moved[address] = [`${total.toFixed(3)} in all`, ...moves];
  }
  return moved;
}

for (const [width, size, order] of cases) {
  e2eTest(`nothing moves on ${size} while a screen loads, with answers of the ${order}`, async ({ app, openPage }) => {
    const page = await openPage({ width });
    await openAs(page, app, { role: 'teams-owner', address: 'research/feed' });
    await page.getByRole('heading', { level: 1, name: 'Feed' }).waitFor();
    const market = await firstLink(page, app, { from: 'markets', to: '/markets/' });
    const addresses = [
      ...screens,
      await firstLink(page, app, { from: 'companies/search', to: '/research/companies/' }),
      await firstLink(page, app, { from: 'research/watchlists', to: '/research/watchlists/' }),
      market,
      `${market}/investors`,
      await firstLink(page, app, { from: 'research/reports', to: '/research/reports/' }),
    ];
    expect(await findMoves(page, app, { order, addresses })).toEqual({});
  });

  e2eTest(`a course and its wall stay in place on ${size}, with answers of the ${order}`, async ({ app, openPage }) => {
    const page = await openPage({ width });
    await openAs(page, app, { role: 'free', address: 'research/feed' });
    await page.getByRole('heading', { level: 1, name: 'Feed' }).waitFor();
    await page.goto(new URL(walled, app.url).href);
    await page.getByRole('heading', { name: 'Read on with a paid plan' }).waitFor();
    const addresses = [walled, 'advisory/library/product/find-the-problem-worth-solving'];
    expect(await findMoves(page, app, { order, addresses })).toEqual({});
  });
}
