import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { readShifts, watchShifts } from './support/layoutShifts.ts';
import { serverBetween } from './support/serverBetween.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';

/** Web Vitals calls a sum of layout shifts below this good. Fonts may arrive late. */
const goodShift = 0.1;

const canonicalOf = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

/** Returns the titles of charts that are wider than their place, of three. */
async function beyondTheirFigures(page: Page): Promise<string[]> {
  const figures = page.getByRole('figure').filter({ has: page.locator('svg[data-plot]') });
  const beyond: string[] = [];
  expect(await figures.count()).toBe(3);
  for (const figure of await figures.all()) {
    const [place, plot] = [await figure.boundingBox(), await figure.locator('svg[data-plot]').boundingBox()];
    const isInside = place && plot && plot.x + plot.width <= place.x + place.width + 1;
    if (!isInside) beyond.push((await figure.getByRole('heading').textContent()) ?? '');
  }
  return beyond;
}

e2eTest('[XMETA-020] [XMETA-029] public pages are readable without JavaScript', async ({ app, openPage }) => {
  const page = await openPage({ runsScripts: false, expects: [/\.js csp$/] });
  await page.goto(app.url);
  const rounds = page.getByRole('region', { name: 'Raised this week' });
  expect(await rounds.getByRole('listitem').count()).toBe(6);
  await page.goto(`${app.url}markets`);
  await page.getByRole('heading', { level: 1, name: 'Markets' }).waitFor();
  expect(await page.getByRole('rowheader').count()).toBe(10);
  await page.getByRole('rowheader').getByRole('link', { name: 'Battery Storage' }).click();
  await page.getByRole('heading', { level: 1, name: 'Battery Storage' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/fs/markets/battery-storage');
  expect(await page.title()).toBe('Battery Storage | Foresight');
  expect(await beyondTheirFigures(page)).toEqual([]);
  await page.goto(`${app.url}plans`);
  await page.getByRole('heading', { name: 'Individual Plus' }).waitFor();
  await page.goto(`${app.url}topics/GRID%20flexibility`);
  expect(new URL(page.url()).search).toBe('?name=Grid%20Flexibility');
  await page.getByRole('heading', { level: 1, name: 'Explore Topics' }).waitFor();
  await page.getByText('Recently published articles that contain the keyword: Grid Flexibility').waitFor();
  // The articles are for signed-in users.
  await page.getByRole('link', { name: 'Get a Free Account' }).last().waitFor();
  expect(await page.getByRole('main').getByRole('article').count()).toBe(0);
  await page.goto(`${app.url}topics`);
  await page.getByRole('heading', { level: 1, name: 'Explore Topics' }).waitFor();
  await page.goto(`${app.url}news`);
  const images = page.getByRole('region', { name: 'Featured' }).locator('article > img');
  expect(await images.evaluateAll((elements) => elements.map((image) => image.getAttribute('loading')))).toEqual([
    'eager',
  ]);
  const newest = page.getByRole('main').getByRole('article').getByRole('link').first();
  const title = await newest.textContent();
  await newest.click();
  await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
  expect(await page.title()).toBe(`${title} | Foresight`);
});

const rendered = [
  ['', 'Play the long game.'],
  ['markets', 'Markets'],
  ['markets/battery-storage', 'Battery Storage'],
  ['plans', 'Plans'],
  ['news', 'Market news'],
  ['terms', 'Terms'],
] as const;

/** The landing page asks for what is below its first screen once that is there. */
const askedLater = '/news/curated/featured';

e2eTest(
  '[XMETA-021] the app takes over what the server has rendered without asking again',
  async ({ app, openPage }) => {
    const page = await openPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // On a busy machine, it may ask while the next page is on its way.
      if (pathname === askedLater && page.url() === app.url) return;
      if (/^\/(api|api-public|static|graphql|news)\b/.test(pathname)) asked.push(pathname);
    });
    for (const [path, heading] of rendered) {
      await page.goto(app.url + path);
      await page.locator('#first-paint').waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(asked).toEqual([]);
    }
  },
);

e2eTest(
  '[XMETA-021] nothing moves while a public page arrives in parts and the app takes it over',
  async ({ app, openPage }) => {
    const between = await serverBetween(app.url);
    onTestFinished(between.close);
    const page = await openPage();
    // The code is loaded before, so that only the page is slow.
    for (const [path] of rendered) {
      await page.goto(between.url + path);
      await page.locator('#first-paint').waitFor({ state: 'detached' });
    }
    between.sendInParts();
    await watchShifts(page);
    const moved: Record<string, readonly string[]> = {};
    for (const [path, heading] of rendered) {
      await page.goto(between.url + path);
      await page.locator('#first-paint').waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      const { total, moves } = await readShifts(page);
      if (total >= goodShift) moved[path] = [`${total.toFixed(3)} in all`, ...moves];
    }
    expect(moved).toEqual({});
  },
);

e2eTest('[XMETA-022] title and canonical link follow the page in the app', async ({ app, openPage }) => {
  const page = await openPage();
  await page.goto(`${app.url}markets`);
  await page.locator('#first-paint').waitFor({ state: 'detached' });
  expect(await canonicalOf(page)).toBe(`${app.url}markets`);
  await page.getByRole('grid', { name: 'Markets' }).getByRole('link', { name: 'Battery Storage' }).click();
  await page.getByRole('heading', { level: 1, name: 'Battery Storage' }).waitFor();
  await expect.poll(() => page.title()).toBe('Battery Storage | Foresight');
  expect(await canonicalOf(page)).toBe(`${app.url}markets/battery-storage`);
  await page.goBack();
  await expect.poll(() => page.title()).toBe('Markets | Foresight');
  expect(await canonicalOf(page)).toBe(`${app.url}markets`);
});

e2eTest('[XMETA-023] a user who is logged in never sees the page of signed-out users', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/cross-world service worker/] });
  await page.goto(`${app.url}login/`);
  await signInOnScreen(page, app, 'free');
  await page.getByRole('heading', { name: /^Good / }).waitFor();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      if (document.querySelector('header')?.textContent?.includes('Log in')) seen.push('Log in');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${app.url}markets/battery-storage`);
  await page.getByRole('heading', { level: 1, name: 'Battery Storage' }).waitFor();
  expect(await page.evaluate(() => (window as Window & { seen?: string[] }).seen)).toEqual([]);
});

e2eTest('[XMETA-024] a search is not rendered on the server, but has the head of its page', async ({ app }) => {
  const answer = await fetch(`${app.url}markets?query=battery`);
  const html = await answer.text();
  expect(html).toContain(`<link rel="canonical" href="${app.url}markets">`);
  expect(html).not.toContain('id="first-paint"');
});

e2eTest('[XMETA-026] a choice that is made before the app runs stays chosen', async ({ app, openPage }) => {
  const page = await openPage();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/environment.json', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`${app.url}plans`);
  await page.locator('#first-paint').getByText('Yearly').click();
  resolve();
  await page.locator('#first-paint').waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Individual', exact: true }).getByText('$290 per year').waitFor();
});
