import { expect } from 'vitest';
import { settledPage } from './support/crawl/settledPage.ts';
import { e2eTest } from './support/e2eTest.ts';
import { failCalls } from './support/failCalls.ts';
import { openAs } from './support/openAs.ts';
import { samplePath } from './support/walk/samplePaths.ts';

/** Pages of many calls. Each comes after those whose calls it shares. */
const pages = [
  '/research/home',
  '/research/feed',
  '/research/companies',
  '/companies/search/funding',
  '/companies/search/investors',
  '/companies/search/acquisitions',
  '/companies/search/people',
  '/markets',
  '/markets/$categoryId',
  '/markets/$categoryId/recent-funding',
  '/research/companies/$companyId',
  '/research/watchlists/$watchlistId',
  '/topics',
  '/news',
  '/search',
  '/workspaces/personal',
] as const;

/** Without what these bring, the page has everything that it promises. */
const quiet: readonly RegExp[] = [
  // What the header asks for, and the messages.
  /\/(account|notices|chat|tours|avatar)|\/lists\/summary$|\/landing\.json|AccountMember|AccountsByCreator|ChannelsByUser/,
  // What is saved or asked in the background, for another page, or for the order of parts.
  /^PUT |CreateUserPreferences|UserPreferencesByOwner|trending_weekly|UpdateWatchlistSetting|WatchlistEtag|\/table-views/,
  // What is new since the last visit to a market or topic, and since when a market's figures count.
  /\/seen\?scope=(market|topic)|\/recentFunding\?_limit=1$/,
  // Suggestions of a field, the number beside the name of a closed tab, the sums of a list, which
  // has rows as well, and the price of a seat.
  /\/api-public\/news\/keywords|\/api\/categories\?query=harbor|\/figures$|ListPlans/,
];

/** What a page is about: without it, there is nothing but its name and another try. */
const subjects =
  /\/overview$|\/categories\/[\w-]+$|GetWatchlist$|\/workspaces\/personal$|keywords\/articles|\/api\/feed\?/;

interface Parts {
  headings: string[];
  rows: number;
  retries: number;
  failures: number;
}

/** Runs in the page. */
function partsOf(): Parts {
  const main = document.querySelector('main');
  const shown = (selector: string) =>
    [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((each) => each.checkVisibility());
  return {
    headings: shown('h1, h2').map(({ textContent }) => textContent.trim()),
    rows: shown('tbody tr').length,
    retries: shown('button').filter(({ textContent }) => textContent === 'Try again').length,
    failures: [...document.querySelectorAll('[role=alert], [role=alertdialog]')].filter(
      ({ textContent }) => textContent !== '',
    ).length,
  };
}

e2eTest(
  'of each page, one failed call takes only its own part, which says so once and comes back with Retry',
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/500 \(Internal Server Error\)/] });
    const calls = await failCalls(page);
    const settled = settledPage(page);
    const faults: string[] = [];
    const callsOf = new Map<string, string[]>();
    const whole = new Map<string, Parts>();
    let failed = 0;

    /** Opens all pages in one document, each with its call of this number failing. */
    async function visitAll(round: number | null) {
      await openAs(page, app, { role: 'individual-plus', address: 'add-company' });
      await settled.settle();
      for (const path of pages) {
        const call = round === null ? undefined : callsOf.get(path)?.[round];
        if (round !== null && call === undefined) continue;
        await calls.take();
        await calls.fail(call ?? null);
        await settled.follow(samplePath(path, 'individual-plus'));
        const made = (await calls.take()).filter((each) => !quiet.some((call) => call.test(each)));
        const parts = await page.evaluate(partsOf);
        if (round === null) {
          callsOf.set(path, [...new Set(made)]);
          whole.set(path, parts);
        } else if (call !== undefined && made.includes(call)) {
          failed += 1;
          await calls.fail(null);
          await judge(path, call, parts);
        }
      }
    }

    async function judge(path: (typeof pages)[number], call: string, { headings, rows, retries, failures }: Parts) {
      const { headings: all = [], rows: allRows = 0 } = whole.get(path) ?? {};
      const lost = all.filter((heading) => !headings.includes(heading));
      const fault = (text: string) => faults.push(`${path}: after ${call} failed, ${text}`);
      if (lost.length > all.length / 2 && !subjects.test(call)) fault(`most of the page is gone: ${lost}`);
      if (/\/count\b/.test(call) && rows < allRows) fault('the rows are gone that it counts');
      if (retries > 1) fault(`Try again is there ${retries} times`);
      if (retries === 0 && failures === 0) fault(`nothing says so; without it are ${lost}`);
      if (retries === 0) return;
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().focus();
      await page.keyboard.press('Enter');
      await settled.settle();
      const mended = await page.evaluate(partsOf);
      const missing = all.filter((heading) => !mended.headings.includes(heading));
      if (mended.retries > 0) fault('Retry does not mend it');
      if (missing.length > 0) fault(`Retry does not bring back ${missing}`);
      if (await page.evaluate(() => document.activeElement === document.body)) fault('Retry loses the focus');
    }

    await visitAll(null);
    const mostCalls = Math.max(...[...callsOf.values()].map(({ length }) => length));
    for (let round = 0; round < mostCalls; round += 1) await visitAll(round);
    expect(faults).toEqual([]);
    expect(failed).toBeGreaterThanOrEqual(45);
  },
);

e2eTest(
  'a failed account is said once on its page, whose other sections stay, and comes back with Retry',
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/500 \(Internal Server Error\)/] });
    let isDown = true;
    await page.route(
      ({ pathname }) => pathname === '/account',
      (route) =>
        isDown && route.request().resourceType() === 'fetch'
          ? route.fulfill({ status: 500, json: {} })
          : route.fallback(),
    );
    await openAs(page, app, { role: 'individual-plus', address: 'account' });
    const main = page.getByRole('main');
    await main.getByText('Failed to retrieve the User Account.').waitFor();
    await main.getByRole('heading', { name: 'API tokens' }).waitFor();
    await settledPage(page).settle();
    expect(await main.getByText('Failed to retrieve the User Account.').count()).toBe(1);
    expect(await main.getByRole('button', { name: 'Try again' }).count()).toBe(1);
    isDown = false;
    await main.getByRole('button', { name: 'Try again' }).click();
    await main.getByRole('heading', { name: 'Notifications' }).waitFor();
    await main.getByRole('textbox', { name: /^First name/ }).waitFor();
  },
);
