import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { byKeyboard } from './support/byKeyboard.ts';
import { openHeader } from './support/chat.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import type { RunningApp } from './support/startApp.ts';

const waiting = { timeout: 60_000 };

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Curate' });
const textOf = async (app: RunningApp, path: string) => (await fetch(new URL(path, app.url))).text();

async function fillArticle(page: Page, title: string) {
  const form = drawer(page);
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await form.getByRole('textbox', { name: 'Description', exact: true }).fill('Forty ferries have batteries now.');
  await form.getByRole('textbox', { name: 'Key point 1' }).fill('Charging takes an hour');
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 32, height: 18 } });
  await form.locator('input[type=file]').first().setInputFiles({ name: 'ferry.png', mimeType: 'image/png', buffer });
  await form.getByRole('button', { name: 'Remove image' }).waitFor();
  await form.getByRole('textbox', { name: 'Content' }).fill('## Why\n\nThe **quays** have power.');
  await form.getByRole('searchbox', { name: 'Company' }).fill('Harborline');
  await form
    .getByRole('button', { name: /Harborline/ })
    .first()
    .click();
  await form.getByRole('button', { name: 'Remove Harborline' }).waitFor();
  await form.getByRole('button', { name: /Market Pulse category/ }).click();
  await page.getByRole('option', { name: 'Health Care', exact: true }).click();
}

e2eTest(
  '[ROUTE-080] [CURATE-008] [XADMIN-001] [XADMIN-003] an editor publishes an article, which a signed-out user reads at once; a second editor who meanwhile corrects it is warned; it is deleted',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const expects = [/status of 409/];
    const editor = await openPage({ expects });
    await openHeader(editor, app, 'editor', 'editors/admin');
    await editor.getByRole('button', { name: 'New article' }).click();
    await fillArticle(editor, 'Ferries of the north go electric');
    await drawer(editor).getByRole('button', { name: 'Save', exact: true }).click();
    await editor.getByText('Article Added').waitFor();
    await drawer(editor).waitFor({ state: 'detached' });
    const row = editor.getByRole('row', { name: /Ferries of the north go electric/ });
    await row.getByText('Health Care').waitFor();
    expect((await row.getByRole('gridcell').allTextContents()).join(' ')).toMatch(
      /Health Care Harborline Today.* Published 0 0 Today.* by \p{Lu}\w+ \p{Lu}\w+ Edit/u,
    );

    const signedOut = await openPage({ expects: [/status of 410/] });
    await signedOut.goto(`${app.url}news`);
    await signedOut.getByRole('link', { name: 'Ferries of the north go electric' }).first().click();
    await signedOut.getByRole('heading', { level: 1, name: 'Ferries of the north go electric' }).waitFor();
    await signedOut.getByText(/The quays have power/).waitFor();
    const address = signedOut.url();
    expect(await textOf(app, '/feeds/news/health-care.xml')).toContain('Ferries of the north go electric');
    expect(await textOf(app, '/sitemaps/articles-1.xml')).toContain('ferries-of-the-north-go-electric');

    const rival = await openPage({ expects });
    await openHeader(rival, app, 'editor', 'editors/admin');
    for (const page of [editor, rival]) {
      await page.getByRole('button', { name: 'Edit Ferries of the north go electric' }).click();
      await drawer(page).getByRole('textbox', { name: 'Title', exact: true }).waitFor();
    }
    await drawer(rival)
      .getByRole('textbox', { name: 'Title', exact: true })
      .fill('Ferries of the north sail on batteries');
    await drawer(rival).getByRole('button', { name: 'Save', exact: true }).click();
    await rival.getByText('Article Updated').waitFor();
    await drawer(editor).getByRole('textbox', { name: 'Description', exact: true }).fill('Fifty ferries, not forty.');
    await drawer(editor).getByRole('button', { name: 'Save', exact: true }).click();
    await drawer(editor)
      .getByText(/^.*\b[A-Z][a-z]+ [A-Z][a-z]+ saved this article in the meantime\. Your input is kept\./)
      .waitFor();
    await drawer(editor).getByText('Ferries of the north sail on batteries').waitFor();
    expect(await drawer(editor).getByRole('textbox', { name: 'Description', exact: true }).inputValue()).toBe(
      'Fifty ferries, not forty.',
    );
    await drawer(editor).getByRole('button', { name: 'Use theirs: Title' }).click();
    await drawer(editor).getByRole('button', { name: 'Save', exact: true }).click();
    await editor.getByText('Article Updated').waitFor();
    await signedOut.reload();
    await signedOut.getByRole('heading', { level: 1, name: 'Ferries of the north sail on batteries' }).waitFor();
    await signedOut.getByText('Fifty ferries, not forty.').first().waitFor();

    await editor.getByRole('button', { name: 'Edit Ferries of the north sail on batteries' }).click();
    await drawer(editor).getByRole('button', { name: 'Delete', exact: true }).click();
    await editor.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await editor.getByText('Article Deleted succesfully').waitFor();
    await signedOut.goto(address);
    await signedOut.getByRole('heading', { level: 1, name: /^This article was deleted on/ }).waitFor();
    expect(await textOf(app, '/feeds/news/health-care.xml')).not.toContain('Ferries of the north');
  },
);

e2eTest(
  '[ROUTE-080] [XADMIN-001] [XADMIN-005] editors search, filter, sort and feature our articles and open the form of one; everyone else is led home',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const editor = await openPage();
    await openHeader(editor, app, 'editor', 'editors/admin');
    const boxes = editor.getByRole('main').getByRole('row').getByRole('checkbox');
    await boxes.nth(3).waitFor();
    const grid = editor.getByRole('grid', { name: 'Curated articles' });
    expect(await grid.getByRole('columnheader').allTextContents()).toEqual([
      ...['', 'Title', 'Category', 'Company', 'Published', 'Status', 'Reads', '7 days', 'Last saved', 'Edit'],
    ]);
    const titles = grid.getByRole('rowheader');
    await grid.getByRole('button', { name: 'Title', exact: true }).click();
    await grid.locator('[aria-sort=ascending]').waitFor();
    const unsortedTitles = async () => {
      const found = await titles.allTextContents();
      const sorted = found.toSorted((a, b) => a.localeCompare(b, 'en'));
      return found.filter((title, index) => title !== sorted[index]);
    };
    await expect.poll(unsortedTitles).toEqual([]);
    const ascending = await titles.allTextContents();
    await grid.getByRole('button', { name: 'Title', exact: true }).click();
    await expect.poll(() => titles.first().textContent()).not.toBe(ascending[0]);
    await editor.getByRole('searchbox', { name: 'Filter by Title' }).fill('Voltmeer');
    await expect
      .poll(async () => (await titles.allTextContents()).every((title) => /voltmeer/i.test(title)))
      .toBe(true);
    expect(await titles.count()).toBeGreaterThan(0);
    await grid
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await editor.waitForURL(/editors\/admin\?article=[\w-]+$/);
    const form = editor.url();
    const title = await drawer(editor).getByRole('textbox', { name: 'Title', exact: true }).inputValue();
    expect(title).toMatch(/voltmeer/i);
    await editor.goto(`${app.url}editors/admin?new=article`);
    await expect.poll(() => drawer(editor).getByRole('textbox', { name: 'Title', exact: true }).inputValue()).toBe('');
    await editor.goto(form);
    await expect
      .poll(() => drawer(editor).getByRole('textbox', { name: 'Title', exact: true }).inputValue())
      .toBe(title);
    await editor.goto(`${app.url}editors/admin`);
    await boxes.nth(3).waitFor();
    for (const row of [1, 2]) await boxes.nth(row).press(' ');
    await editor.getByRole('button', { name: 'Feature', exact: true }).click();
    await editor
      .getByText(/2 articles/i)
      .first()
      .waitFor();
    await editor.getByRole('searchbox', { name: 'Filter by Title' }).fill('no article has this title');
    await expect.poll(() => editor.getByRole('button', { name: /^Edit / }).count(), waiting).toBe(0);
    for (const role of ['admin', 'individual-plus']) {
      const page = await openPage();
      await openHeader(page, app, role, 'editors/admin');
      await page.waitForURL('**/research/home');
    }
  },
);

e2eTest(
  '[CARD-010] an icon on the card of an article opens the curation drawer on it for editors, and is missing for internal users',
  async ({ app, openPage }) => {
    const editor = await openPage();
    await openHeader(editor, app, 'editor');
    await editor.goto(`${app.url}news`);
    const card = editor
      .getByRole('article')
      .filter({ has: editor.getByRole('button', { name: 'Edit article' }) })
      .first();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    expect(title).not.toBe('');
    await card.getByRole('button', { name: 'Edit article' }).click();
    const field = drawer(editor).getByRole('textbox', { name: 'Title', exact: true });
    await expect.poll(() => field.inputValue()).toBe(title);

    const other = await openPage();
    await openHeader(other, app, 'internal');
    await other.goto(`${app.url}news`);
    await other.getByRole('article').getByText(title, { exact: true }).first().waitFor();
    expect(await other.getByRole('button', { name: 'Edit article' }).count()).toBe(0);
  },
);

e2eTest(
  '[ROUTE-082] [XWORDS-004] administrators alone add words that never trend, by keyboard, and take them away',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const admin = await openPage();
    await openHeader(admin, app, 'admin', 'editors/admin/words');
    const field = admin.getByRole('textbox', { name: 'Words to add' });
    await field.focus();
    await admin.keyboard.type('Ferryboats');
    await admin.keyboard.press('Enter');
    await byKeyboard(admin).press(/^Save words$/);
    await admin.getByText(/Ferryboats was added/).waitFor();
    await admin.reload();
    const words = admin.getByRole('region', { name: 'Words', exact: true }).getByRole('listitem');
    await words.filter({ hasText: 'Ferryboats' }).getByText('by Ada Minns').waitFor();
    await admin.getByRole('button', { name: 'Remove Ferryboats' }).click();
    await admin.getByRole('button', { name: 'Save words' }).click();
    await admin.getByText(/Ferryboats was removed/).waitFor();
    await admin.reload();
    const changes = admin.getByRole('region', { name: 'Changes' }).getByRole('listitem');
    await changes.first().getByText('Ferryboats was removed').waitFor();
    await changes.nth(1).getByText('Ferryboats was added').waitFor();
    expect(await admin.getByRole('button', { name: 'Remove Ferryboats' }).count()).toBe(0);
    for (const role of ['editor', 'individual-plus']) {
      const page = await openPage();
      await openHeader(page, app, role, 'editors/admin/words');
      await page.waitForURL('**/research/home');
    }
  },
);

e2eTest(
  '[CARD-009] [CARD-011] [CARD-012] internal users alone request and remove articles of other sites on their cards, and read what becomes of it',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/status of 503/] });
    await openHeader(page, app, 'internal');
    await page.goto(`${app.url}news`);
    const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Save', exact: true }) });
    const calls = '**/companies/*/earnedContent**';
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(calls, async (route) => {
      await held;
      await route.continue();
    });
    await card.first().getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Sending the request').waitFor();
    release();
    await page.getByText("Request submitted. We'll email you once this article is available").waitFor();
    expect(await page.getByText('Sending the request').count()).toBe(0);
    await page.unroute(calls);

    const earned = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: 'Remove earned content' }) })
      .last();
    await page.route(calls, (route) => route.fulfill({ status: 503, json: {} }));
    await earned.getByRole('button', { name: 'Remove earned content' }).click();
    await earned.getByText('Failed to queue article. Please contact support.').waitFor();
    await page.unroute(calls);
    const title = (await earned.getByRole('heading').textContent()) ?? '';
    await earned.getByRole('button', { name: 'Remove earned content' }).click();
    await earned.getByText('Request submitted, this article will be deleted shortly.').waitFor();

    const plain = await openPage();
    await openHeader(plain, app, 'individual-plus');
    await plain.goto(`${app.url}news`);
    await plain.getByRole('article').first().waitFor();
    for (const name of ['Save', 'Remove earned content']) {
      expect(await plain.getByRole('button', { name, exact: true }).count()).toBe(0);
    }
    expect(await plain.getByRole('heading', { name: title, exact: true }).count()).toBe(0);
  },
);

e2eTest('articles that could not be changed stay selected for another try', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/500 \(Internal Server Error\)/] });
  await openAs(page, app, { role: 'editor', address: 'editors/admin' });
  const rows = page
    .getByRole('grid')
    .first()
    .getByRole('checkbox', { name: /^Select (?!all)/ });
  await rows.first().check({ force: true });
  await page.route('**/editors/articles', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Feature', exact: true }).click();
  await page.getByText('Failed to update news article').waitFor();
  await page.getByText(/^1 of \d+ selected$/).waitFor();
});
