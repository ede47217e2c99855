import { paths } from '@fs/api-contract';
import { storyWorld } from '@fs/fixtures';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type SettledPage, settledPage } from './support/crawl/settledPage.ts';
import { e2eTest } from './support/e2eTest.ts';
import { delayAnswers } from './support/lateAnswers.ts';
import { openAs } from './support/openAs.ts';
import type { RunningApp } from './support/startApp.ts';
import { saveView } from './support/tableViews.ts';
import { samplePath } from './support/walk/samplePaths.ts';

interface Change {
  path: string;
  /** Opens what the change is made in. */
  open?: (page: Page) => Promise<void>;
  make: (page: Page) => Promise<void>;
  /** Is there once the change shows. */
  shown: (page: Page) => Locator;
}

const main = (page: Page) => page.getByRole('main');
const press = (name: string | RegExp) => (page: Page) =>
  main(page).getByRole('button', { name, exact: true }).first().click();
const button = (name: string | RegExp, pressed?: boolean) => (page: Page) =>
  main(page)
    .getByRole('button', { name, exact: true, ...(pressed !== undefined && { pressed }) })
    .first();

const list = samplePath('/research/watchlists/$watchlistId', 'individual-plus');

const changes: Readonly<Record<string, Change>> = {
  'no star on the page of a list': { path: list, make: press(/^Star /), shown: button(/^Star /, false) },
  'a list that is followed no longer': { path: list, make: press('Following'), shown: button('Follow') },
  'a star among the lists': {
    path: '/research/watchlists',
    make: press('Star To sort'),
    shown: button('Star To sort', true),
  },
  'following a market': { path: '/markets/battery-storage', make: press('Follow'), shown: button('Following') },
  'a choice of emails': {
    path: '/account',
    make: async (page) => {
      await page.getByText('Pause these emails').click();
      await page.getByRole('button', { name: 'Save notifications' }).click();
      await page.getByText('Saved').first().waitFor();
    },
    shown: (page) => page.getByRole('checkbox', { name: /^Pause these emails/, checked: true }),
  },
  'a choice of cards': {
    path: '/account',
    make: (page) => page.getByText('Company cards', { exact: true }).click(),
    shown: (page) => page.getByRole('switch', { name: /^Company cards/, checked: false }),
  },
  'news that were seen': {
    path: '/research/home',
    make: press('Mark as seen'),
    shown: (page) => page.getByText(/^Nothing new on your lists /),
  },
  'a course that is done': {
    path: '/advisory/library/finance/read-a-term-sheet',
    make: press('Mark as done'),
    shown: button('Mark as not done'),
  },
  'a view of a table': {
    path: '/research/companies',
    make: (page) => saveView(page, 'Views', 'Kept by me'),
    shown: button('Kept by me'),
  },
};

const competitors = `/research/watchlists/${storyWorld().watchlists.find(({ name }) => name === 'Competitors')?.id}`;

/** Two changes each, the second before the first is answered. */
const quickChanges: Readonly<Record<string, Change>> = {
  'a star that is pressed twice': {
    path: competitors,
    make: async (page) => {
      await press(/^Star /)(page);
      await press(/^Star /)(page);
    },
    shown: button(/^Star /, true),
  },
  'two emails of a list': {
    path: competitors,
    open: async (page) => {
      await press('More actions')(page);
      await page.getByRole('menuitem', { name: 'Notifications' }).click();
    },
    make: async (page) => {
      await page.getByRole('dialog').getByText('News emails').click();
      await page.getByRole('dialog').getByText('Funding emails').click();
    },
    shown: (page) =>
      page
        .getByRole('dialog')
        .filter({ has: page.getByRole('switch', { name: /^News emails/, checked: true }) })
        .filter({ has: page.getByRole('switch', { name: /^Funding emails/, checked: false }) }),
  },
  'a name and emails': {
    path: '/account',
    make: async (page) => {
      await page.getByRole('textbox', { name: /^First name/ }).fill('Late');
      await page.getByRole('button', { name: 'Save name', exact: true }).click();
      await page.getByText('Pause these emails').click();
      await page.getByRole('button', { name: 'Save notifications' }).click();
    },
    shown: (page) => page.getByRole('checkbox', { name: /^Pause these emails/, checked: true }),
  },
  'cards that are turned on and off': {
    path: '/account',
    make: async (page) => {
      await page.getByText('Company cards', { exact: true }).click();
      await page.getByText('Company cards', { exact: true }).click();
    },
    shown: (page) => page.getByRole('switch', { name: /^Company cards/, checked: false }),
  },
};

/** What another tab does, after which this one asks for everything again. */
const askAgain = (page: Page) =>
  page.evaluate(() => new BroadcastChannel('foresight-tabs').postMessage('workspace-switched'));

interface LatePage extends SettledPage {
  page: Page;
  late: Awaited<ReturnType<typeof delayAnswers>>;
}

async function open(page: Page, app: RunningApp, role: string): Promise<LatePage> {
  const late = await delayAnswers(page);
  const settled = settledPage(page);
  await openAs(page, app, { role, address: 'terms' });
  await settled.settle();
  return { ...settled, page, late };
}

/**
 * Makes each change, and looks for it once all answers have arrived, and after a reload.
 *
 * @returns the changes that are gone
 */
async function goneOf(
  { page, follow, settle }: LatePage,
  all: Readonly<Record<string, Change>>,
  makeLate: (change: Change) => Promise<void>,
): Promise<string[]> {
  const gone: string[] = [];
  const addresses = new Map<Change, string>();
  for (const [name, change] of Object.entries(all)) {
    await follow(change.path);
    await change.open?.(page);
    await makeLate(change);
    if ((await change.shown(page).count()) === 0) gone.push(name);
    await settle();
    addresses.set(change, page.url().slice(page.url().indexOf(paths.app) + paths.app.length));
    await page.keyboard.press('Escape');
  }
  await page.reload();
  await settle();
  for (const [name, change] of Object.entries(all)) {
    await follow(addresses.get(change) ?? '');
    await change.open?.(page);
    await settle();
    if ((await change.shown(page).count()) === 0) gone.push(`${name}, after a reload`);
    await page.keyboard.press('Escape');
  }
  return gone;
}

e2eTest(
  'a change stays on the screen when what was asked for before it arrives after it, and after a reload',
  async ({ app, openPage }) => {
    const opened = await open(await openPage(), app, 'individual-plus');
    const { page, late, settle } = opened;
    const gone = await goneOf(opened, changes, async ({ make, shown }) => {
      await late.hold('reads');
      await askAgain(page);
      await expect.poll(() => late.held()).not.toEqual([]);
      await late.hold(null);
      await make(page);
      await shown(page).waitFor();
      await settle();
      await late.arrive();
    });
    expect(gone).toEqual([]);
  },
);

e2eTest(
  'of two quick changes the last one stays, and both of different things, whatever answer arrives first',
  async ({ app, openPage }) => {
    const opened = await open(await openPage(), app, 'individual');
    const { page, late, settle } = opened;
    const gone = await goneOf(opened, quickChanges, async ({ make }) => {
      await late.hold('changes');
      await make(page);
      // The second change may be sent once the first is answered.
      for (let arrived = 0; arrived < 2; ) arrived += await late.arrive();
      await late.hold(null);
      await settle();
    });
    expect(gone).toEqual([]);
  },
);
