import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

const news = (page: Page) => page.getByRole('region', { name: 'What changed' });
/** Whether the server saved the panels of Home without the featured markets. */
async function savesHiddenMarkets(response: Response): Promise<boolean> {
  const sent = response.request().postData()?.replaceAll('\\', '') ?? '';
  return /"id":"markets","isVisible":false/.test(sent) && !(await response.text()).includes('"errors"');
}

const sentence = (page: Page) => page.getByText(/^Since .+ on your lists$/);

e2eTest(
  '[XHOME-007] [XHOME-009] [XHOME-011] [XHOME-012] a user with lists learns in the morning what changed, marks it as seen, and undoes that',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: 'research/home' });
    await page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / }).waitFor();
    await sentence(page).waitFor();
    expect(await sentence(page).textContent()).toMatch(/\d+ articles? on your lists$/);
    const fresh = news(page).getByRole('list', { name: 'New since your last visit' });
    await fresh.waitFor();
    const shown = await fresh.getByRole('listitem').count();
    expect(shown).toBeGreaterThan(0);
    // What the sentence counts is here or in the feed, and the rest is not said to be seen.
    const counted = (await sentence(page).textContent())?.replace(/\(.*\)/, '').match(/\d+/g) ?? [];
    const inFeed = await news(page)
      .getByRole('link', { name: / more new events? in the feed$/ })
      .textContent();
    expect(shown + Number.parseInt(inFeed ?? '', 10)).toBe(counted.reduce((sum, count) => sum + Number(count), 0));
    expect(
      await news(page)
        .getByText(/^Seen before /)
        .count(),
    ).toBe(0);
    await fresh.getByRole('listitem').first().getByText(/^New/).first().waitFor({ state: 'attached' });
    const lists = page.getByRole('region', { name: 'Watchlists', exact: true });
    await lists
      .getByText(/^\d+ new$/)
      .first()
      .waitFor();

    await news(page).getByRole('button', { name: 'Mark as seen' }).click();
    await page.getByText(/^Nothing new on your lists since earlier today\./).waitFor();
    await fresh.waitFor({ state: 'detached' });
    // The button is gone, and the focus stays beside where it was.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIV');
    await page.getByRole('button', { name: 'Undo' }).click();
    await sentence(page).waitFor();
    await fresh.waitFor();
    await page.reload();
    await sentence(page).waitFor();
  },
);

e2eTest(
  '[XHOME-013] each trending keyword of Home has its number of articles, and leads to the articles of its topic',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'research/home' });
    const keywords = page.getByRole('region', { name: 'Trending keywords' }).getByRole('link');
    await keywords.first().waitFor();
    expect(await keywords.count()).toBe(15);
    const texts = await keywords.allTextContents();
    expect(texts.filter((text) => !/^\D.* \d+$/.test(text))).toEqual([]);
    const [, name = '', count] = /^(.+) (\d+)$/.exec(texts[0] ?? '') ?? [];
    expect(Number(count)).toBeGreaterThan(1);
    await keywords.first().click();
    await page.waitForURL(
      ({ pathname, searchParams }) => `${pathname} ${searchParams.get('name')}` === `/fs/topics ${name}`,
    );
    await page.getByText(`keyword: ${name}`).first().waitFor();
    await page.getByRole('main').getByRole('article').first().waitFor();
  },
);

e2eTest(
  '[ROUTE-027] [XFEED-001] [XFEED-002] [XFEED-004] the feed shows followed lists by day, and its address keeps the filters',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: 'research/feed' });
    await page.getByRole('heading', { name: 'Feed', level: 1 }).waitFor();
    await page
      .getByText(/^Seen before /)
      .first()
      .waitFor();
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Rounds', exact: true }).click();
    await page.waitForURL(/kinds=funding/);
    const kinds = () =>
      page.locator('[data-event]').evaluateAll((rows) => rows.map((row) => row.dataset.event?.split('/')[0]));
    await expect.poll(async () => new Set(await kinds())).toEqual(new Set(['funding']));
    await page.getByRole('button', { name: /Rounds over/ }).click();
    await page.getByRole('option', { name: '$10M' }).click();
    await page.waitForURL(/over=10000000/);
    await page.reload();
    await page.getByRole('button', { name: 'Rounds', exact: true, pressed: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('over')).toBe('10000000');
  },
);

e2eTest(
  'a user reads the morning’s news by keyboard only, from home to the lists of a company in the feed',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: 'research/home' });
    await sentence(page).waitFor();
    await news(page).getByRole('button', { name: 'Mark as seen' }).waitFor();
    await page.keyboard.press('m');
    await page.getByText(/^Nothing new on your lists /).waitFor();
    await page.goto(new URL('research/feed', app.url).href);
    await page.getByRole('heading', { name: 'Feed', level: 1 }).waitFor();
    await page.locator('[data-event]').first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    const focused = page.locator('[data-event]:focus');
    await focused.waitFor();
    await page.keyboard.press('l');
    // The search for a list is open, and its end leaves the lists of the company.
    const search = page.getByRole('combobox', { name: /^Add .+ to a watchlist$/ });
    await search.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
    await page.getByRole('dialog', { name: /^Watchlists with / }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await focused.waitFor();
  },
);

e2eTest(
  '[XHOME-015] a user hides and moves panels of Home, and finds them so after a reload',
  async ({ app, openPage }) => {
    const page = await openPage({ seesBodies: true });
    await openAs(page, app, { role: 'individual-plus', address: 'research/home' });
    const panels = () =>
      page
        .getByRole('heading', { level: 2, name: /^(What changed|Recently funded|Trending|Featured markets)/ })
        .allTextContents();
    await page.getByRole('heading', { name: 'Featured markets' }).waitFor();
    await expect.poll(async () => (await panels())[0]).toBe('What changed');
    await page.getByRole('button', { name: 'Customize Home' }).click();
    const drawer = page.getByRole('dialog', { name: 'Customize Home' });
    const funded = drawer.getByRole('group', { name: 'Recently funded' });
    const up = funded.getByRole('button', { name: 'Move Recently funded up' });
    await up.focus();
    while (await up.isEnabled()) await page.keyboard.press('Enter');
    // Changes are saved one after another. A reload before the last would cut it off.
    const saved = page.waitForResponse(savesHiddenMarkets);
    await drawer.getByRole('group', { name: 'Featured markets' }).getByText('Show on Home').click();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await expect.poll(async () => (await panels())[0]).toBe('Recently funded');
    await saved;
    await page.reload();
    // The default order is shown until the stored one is known.
    await expect.poll(async () => (await panels())[0]).toBe('Recently funded');
    expect(await panels()).not.toContain('Featured markets');
  },
);

e2eTest('a feed of a list that is gone says so, and shows all that is followed', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/status of 404/] });
  await openAs(page, app, { role: 'individual-plus', address: 'research/feed?kinds=funding&list=gone' });
  await page.getByText('The list was deleted, or it isn’t shared with you anymore.').first().waitFor();
  await page.waitForURL((url) => url.search === '?kinds=funding');
  await page.locator('[data-event]').first().waitFor();
});

e2eTest('Home asks the server for each answer once, before and while it renders', async ({ app, openPage }) => {
  const page = await openPage({ seesBodies: true });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(api|graphql)/.test(pathname)) asked.push(`${pathname}${search} ${request.postData() ?? ''}`);
  });
  await openAs(page, app, { role: 'individual', address: 'research/home' });
  await page.getByRole('region', { name: 'Recently funded' }).getByRole('link').first().waitFor();
  await page.getByRole('region', { name: 'Featured markets' }).getByRole('link').first().waitFor();
  await page.getByRole('region', { name: 'Watchlists', exact: true }).getByRole('link').first().waitFor();
  expect(asked.filter((call) => call.startsWith('/api/feed?'))).toHaveLength(3);
  expect(asked.filter((call, index) => asked.indexOf(call) !== index)).toEqual([]);
});

e2eTest('the feed keeps the focus when its news is marked as seen by the button', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'teams-owner', address: 'research/feed' });
  const mark = page.getByRole('button', { name: 'Mark as seen' });
  await mark.waitFor();
  await mark.press('Enter');
  await mark.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIV');
  await page.keyboard.press('j');
  await page.locator('[data-event]:focus').waitFor();
});
