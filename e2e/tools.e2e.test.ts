import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { byKeyboard } from './support/byKeyboard.ts';
import { e2eTest } from './support/e2eTest.ts';
import { signIn } from './support/identity.ts';
import { openAs } from './support/openAs.ts';
import type { RunningApp } from './support/startApp.ts';

/** Timeout in milliseconds for a response on a busy machine. */
const waiting = { timeout: 60_000 };
const long = { timeout: 600_000 };

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const ready = (page: Page) => region(page, 'Result').getByText('Ready', { exact: true }).waitFor(waiting);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor(waiting);

/** Opens a menu, and reads its entries. */
async function entriesOf(page: Page, bar: ReturnType<Page['getByRole']>, name: string) {
  await bar.getByRole('button', { name, exact: true }).click();
  const entries = page.getByRole('menu').getByRole('menuitem');
  await entries.first().waitFor(waiting);
  return entries.evaluateAll((items) => items.map((item) => [item.textContent.trim(), item.getAttribute('href')]));
}

async function choose(page: Page, field: string, name: string) {
  await page.getByRole('combobox', { name: field }).fill(name);
  await page.getByRole('option', { name }).first().click(waiting);
}

/** The user’s documents, as the API gives them. */
async function documentsOf(app: RunningApp, role: string) {
  const { idToken } = await signIn(app, role);
  const owner: string = JSON.parse(Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString()).sub;
  const query = `query ($owner: String!) { documentsByOwner(owner: $owner, doctype: "blog") { items { name status } } }`;
  const answer = await fetch(new URL('/graphql', app.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { owner } }),
  });
  const { data } = (await answer.json()) as { data: { documentsByOwner: { items: object[] } } };
  return data.documentsByOwner.items;
}

e2eTest(
  '[ROUTE-066] [TOOL-002] [NAV-020] [XTOOL-010] a draft is written from its form, cites facts that open, and survives a reload as what is entered does',
  long,
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: 'research/home' });
    await page.waitForURL('**/research/home');
    expect(await entriesOf(page, page.getByRole('navigation', { name: 'Main' }), 'Tools')).toEqual([
      ['Blog Draft', '/fs/tools/blog'],
      ['Investors Research', '/fs/tools/investors'],
      ['Social Ideas', '/fs/tools/social'],
      ['Podcasts Research', '/fs/tools/podcasts'],
    ]);
    await page.getByRole('menuitem', { name: 'Blog Draft' }).click();
    await heading(page, 'Blog Draft');
    await region(page, 'Example').getByRole('button', { name: 'Fact 1' }).first().waitFor(waiting);

    await choose(page, 'Company', 'Voltmeer');
    await page.getByRole('button', { name: /Tone/ }).click();
    await page.getByRole('option', { name: 'Curious' }).click();
    await page.reload();
    await expect.poll(() => page.getByRole('combobox', { name: 'Company' }).inputValue(), waiting).toBe('Voltmeer');
    await page.getByRole('button', { name: /^Curious Tone/ }).waitFor(waiting);

    await page.getByRole('button', { name: 'Write draft' }).click();
    await ready(page);
    const result = region(page, 'Result');
    await result.getByText('Assembled from the facts as they are. No language model wrote this.').waitFor(waiting);
    await result.getByText(/^Did you know\? Voltmeer: /).waitFor(waiting);
    await page.reload();
    await ready(page);
    await result.getByRole('button', { name: 'Fact 1' }).first().click();
    await page.getByRole('dialog', { name: 'Fact 1' }).getByRole('link', { name: 'Open the company' }).click();
    await heading(page, 'Voltmeer');
    await page.goBack();
    await ready(page);
    expect(await documentsOf(app, 'individual-plus')).toEqual([
      { name: 'Voltmeer: what is known so far', status: 'READY' },
    ]);

    const jobs = region(page, 'Recent jobs');
    await jobs.getByRole('button', { name: 'Delete Voltmeer' }).click();
    await region(page, 'Example').waitFor(waiting);
    await page.getByRole('button', { name: 'Undo' }).click();
    await jobs.getByRole('link', { name: 'Voltmeer' }).click();
    await ready(page);
  },
);

e2eTest(
  '[ROUTE-063] [ROUTE-064] [ROUTE-065] investors are ranked with the reason, podcasts listed by company, and posts written by tone',
  long,
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'teams-owner', address: 'tools/investors' });
    await heading(page, 'Investors Research');
    await choose(page, 'Market', 'Battery Storage');
    await page.getByRole('button', { name: 'Find investors' }).click();
    await ready(page);
    const result = region(page, 'Result');
    await result
      .getByText(/^\d+ of \d+ rounds in Battery Storage, last \w{3} \d+, \d{4}$/)
      .first()
      .waitFor(waiting);
    const ranks = await result.getByText(/^\d+ of \d+ rounds in/).allTextContents();
    const counts = ranks.map((text) => Number.parseInt(text, 10));
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));

    await page.getByRole('link', { name: 'Podcasts Research' }).click();
    await heading(page, 'Podcasts Research');
    const example = region(page, 'Example').getByRole('heading', { name: /^Podcasts about / });
    const company = (await example.textContent(waiting))?.replace('Podcasts about ', '') ?? '';
    await choose(page, 'Company', company);
    await page.getByRole('button', { name: 'Find podcasts' }).click();
    await ready(page);
    await result.getByRole('region', { name: 'Episodes' }).getByRole('listitem').first().waitFor(waiting);

    await page.getByRole('link', { name: 'Social Ideas' }).click();
    await heading(page, 'Social Ideas');
    await choose(page, 'Company', 'Voltmeer');
    await page.getByRole('button', { name: /Tone/ }).click();
    await page.getByRole('option', { name: 'Upbeat' }).click();
    await page.getByRole('button', { name: 'Suggest posts' }).click();
    await ready(page);
    await result
      .getByText(/^Good news to share: Voltmeer/)
      .first()
      .waitFor(waiting);
    expect(await result.getByRole('button', { name: 'Copy post' }).count()).toBeGreaterThan(2);
  },
);

e2eTest(
  '[XTOOL-011] a plan without the tools shows a finished example, then the wall, and starts nothing',
  long,
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'tools/investors' });
    await heading(page, 'Investors Research');
    await region(page, 'Example')
      .getByText(/^\d+ of \d+ rounds in/)
      .first()
      .waitFor(waiting);
    await page.getByRole('region', { name: 'Upgrade to research investors' }).waitFor(waiting);
    expect(await page.getByRole('button', { name: 'Find investors' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Content Playground' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Social Ideas' }).click();
    await page.getByRole('region', { name: 'Upgrade to get ideas for posts' }).getByRole('link').first().click();
    await page.waitForURL('**/plans');
  },
);

e2eTest(
  '[ROUTE-038] [ROUTE-062] [ROUTE-078] [NAV-030] the content playground opens at both addresses for idea generation only',
  long,
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'idea-gen', address: 'research/home' });
    await page.waitForURL('**/research/home');
    const entries = await entriesOf(page, page.getByRole('banner'), 'Iris Gentner');
    expect(entries).toContainEqual(['Content Playground', '/fs/tools/content']);
    await page.getByRole('menuitem', { name: 'Content Playground' }).click();
    await heading(page, 'Content Playground');
    await page.goto(new URL('ideas/content', app.url).href);
    await heading(page, 'Content Playground');
    await choose(page, 'Company', 'Voltmeer');
    await page.getByRole('button', { name: 'Suggest stories' }).click();
    await ready(page);
    await region(page, 'Result')
      .getByText(/^Explain what Voltmeer does\./)
      .waitFor(waiting);

    const other = await openPage();
    await openAs(other, app, { role: 'individual-plus', address: 'tools/content' });
    await other.waitForURL('**/research/home');
    await other.goto(new URL('ideas/content', app.url).href);
    await other.waitForURL('**/research/home');
    expect(await entriesOf(other, other.getByRole('banner'), 'Paul Okonkwo')).not.toContainEqual([
      'Content Playground',
      '/fs/tools/content',
    ]);
  },
);

e2eTest('[XTOOL-012] a tool is used by keyboard alone', long, async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'teams-member', address: 'tools/blog' });
  await heading(page, 'Blog Draft');
  const keyboard = byKeyboard(page);
  await keyboard.type(/^Company/, 'Voltmeer');
  await page.getByRole('option', { name: 'Voltmeer' }).first().waitFor(waiting);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await keyboard.press(/^Write draft/);
  await ready(page);
  await keyboard.press(/^Fact 1$/);
  const fact = page.getByRole('dialog', { name: 'Fact 1' });
  await fact.waitFor(waiting);
  // Only what has the focus hears the key.
  await expect.poll(() => fact.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await fact.waitFor({ state: 'hidden' });
  await keyboard.press(/^Delete Voltmeer$/);
  await region(page, 'Example').waitFor(waiting);
  expect(await region(page, 'Recent jobs').getByText('No jobs yet.').isVisible()).toBe(true);
});

e2eTest(
  'a job whose start was not answered is among the jobs, so that nobody starts it twice',
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/net::ERR_FAILED/] });
    await openAs(page, app, { role: 'teams-owner', address: 'tools/podcasts' });
    await choose(page, 'Company', 'Stillwater');
    const listed = region(page, 'Recent jobs').getByRole('link', { name: /^Stillwater/ });
    await page.route('**/graphql', async (route) => {
      if (!(route.request().postData() ?? '').includes('createGenericJob')) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: 'Find podcasts' }).click();
    await page.getByText('Failed to start job').waitFor(waiting);
    await listed.waitFor(waiting);
  },
);
