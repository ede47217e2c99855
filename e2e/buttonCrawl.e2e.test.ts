import { expect } from 'vitest';
import { installPressing } from './support/crawl/installPressing.ts';
import { pressButtons } from './support/crawl/pressButtons.ts';
import { settledPage } from './support/crawl/settledPage.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

/** Pages whose buttons the crawl presses, as a user of the role. */
const crawls: readonly (readonly [role: string, pages: string, addresses: readonly string[], atLeast: number])[] = [
  ['individual-plus', 'feed, plans and forms', ['/research/feed', '/plans', '/support', '/add-company'], 20],
  ['free', 'account, plans and topics', ['/account', '/plans', '/topics', '/topics-weekly'], 15],
  [
    'free',
    'pages of a market',
    ['owned-content', 'funding-history', 'investors'].map((page) => `/markets/battery-storage/${page}`),
    5,
  ],
];

e2eTest.for(crawls)(
  'every button that a user of the role %s sees does something: %s',
  async ([role, , addresses, atLeast], { app, openPage }) => {
    const page = await openPage();
    await page.addInitScript(installPressing);
    await openAs(page, app, { role, address: 'research/home' });
    await page.waitForURL('**/research/home');
    const settled = settledPage(page);
    await settled.settle();
    const pressed = new Set<string>();
    for (const href of addresses) {
      expect(await pressButtons(page, settled, { href, kind: href, pressed })).toEqual([]);
    }
    expect(pressed.size).toBeGreaterThan(atLeast);
  },
);

e2eTest('every button that a signed-out user sees does something', async ({ app, openPage }) => {
  const page = await openPage();
  await page.addInitScript(installPressing);
  await page.goto(`${app.url}plans`);
  const settled = settledPage(page);
  await settled.settle();
  const pressed = new Set<string>();
  for (const href of ['/', '/login', '/signup', '/plans', '/topics', '/news', '/support', '/terms']) {
    expect(await pressButtons(page, settled, { href, kind: href, pressed })).toEqual([]);
  }
  expect(pressed.size).toBeGreaterThan(25);
});

e2eTest('a button that does nothing is reported with its page and place', async ({ app, openPage }) => {
  const page = await openPage();
  await page.addInitScript(installPressing);
  await page.goto(`${app.url}terms`);
  const settled = settledPage(page);
  await settled.settle();
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Dead';
    document.body.append(button);
  });
  const faults = await pressButtons(page, settled, { href: '/terms', kind: '/terms', pressed: new Set() });
  expect(faults).toEqual(['/terms: button “Dead” in the page does nothing']);
});
