import type { Group } from '@fs/api-contract';
import { expect } from 'vitest';
import { type CrawlOptions, crawl } from './support/crawl/crawl.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

/** Home, and pages that need a text or a choice first. */
const starts = [
  '/research/home',
  '/search?query=harbor',
  '/search?query=log&sf=markets',
  '/companies/search?sort=total_funding_usd',
];

/** What nobody has: the pages say so, and lead on. */
const unknown = [
  '/research/companies/unknown-company',
  '/people/unknown-person',
  '/markets/unknown-market',
  '/research/watchlists/unknown-list',
  '/referral/unknown-code',
];

/** Roles differ in their menus. Pages are the same, so two roles open one of each kind, and one every filtered table. */
const members: readonly (readonly [role: string, groups: readonly Group[], Partial<CrawlOptions>])[] = [
  ['free', ['fuel-free'], { starts, unknown, opens: 'kinds' }],
  ['individual-plus', ['fuel-individual-plus'], { starts, opens: 'queries' }],
  ['teams-owner', ['fuel-teams'], {}],
  ['editor', ['fuel-free', 'editors'], {}],
  ['idea-gen', ['fuel-free', 'idea-gen'], {}],
  ['messenger', ['fuel-free', 'messengers'], {}],
  ['admin', ['fuel-free', 'admin'], {}],
];

e2eTest.for(members)(
  '[XSHELL-024] every link that a user of the role %s sees leads somewhere',
  async ([role, groups, options], { app, openPage }) => {
    // The server refuses what does not exist.
    const page = await openPage({ expects: [/status of 404/] });
    await openAs(page, app, { role, address: 'research/home' });
    await page.waitForURL('**/research/home');
    const user = { groups };
    const { faults, links } = await crawl(page, {
      user,
      starts: ['/research/home', '/account'],
      opens: 'starts',
      ...options,
    });
    expect(faults).toEqual([]);
    expect(links).toBeGreaterThan(30);
  },
);

e2eTest('[XSHELL-024] every link that a signed-out user sees leads somewhere', async ({ app, openPage }) => {
  const page = await openPage();
  await page.goto(`${app.url}plans`);
  const { faults, routes } = await crawl(page, { user: null, starts: ['/plans', '/', '/topics', '/news'] });
  expect(faults).toEqual([]);
  expect(routes).toEqual(expect.arrayContaining(['/', '/plans', '/signup', '/login', '/support', '/terms']));
});
