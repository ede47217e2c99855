import { lessonCaptions, lessonVideo } from '@fs/fixtures';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openHeader } from './support/chat.ts';
import { downloadBy } from './support/downloadBy.ts';
import { e2eTest } from './support/e2eTest.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';

const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const pathOf = (page: Page) => new URL(page.url()).pathname;

e2eTest(
  '[ROUTE-010] [ROUTE-011] [ROUTE-012] a signed-out user comes from advisory to a library and to a course',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(`${app.url}advisory`);
    await heading(page, 'Advisory');
    const libraries = page.getByRole('region', { name: 'Libraries' }).getByRole('link');
    expect(await libraries.allTextContents()).toEqual(['Product', 'Finance', 'Sales', 'Marketing', 'Growth']);
    await libraries.filter({ hasText: 'Finance' }).click();
    await heading(page, 'Finance library');
    expect(pathOf(page)).toBe('/fs/advisory/library/finance');
    await page.getByRole('link', { name: 'Know your runway' }).waitFor();
    expect(await names(page)).toEqual([
      'Read a term sheet',
      'Know your runway',
      'Prepare for due diligence',
      'Price for profit',
    ]);
    await page.getByRole('link', { name: 'Know your runway' }).click();
    await heading(page, 'Know your runway');
    expect(pathOf(page)).toBe('/fs/advisory/library/finance/know-your-runway');
    expect(await page.title()).toBe('Know your runway | Foresight');
    await page.getByRole('heading', { name: 'Act before month nine' }).waitFor();
    const table = page.getByRole('button', { name: 'Download: Runway table' });
    expect((await downloadBy(page, () => table.click())).suggestedFilename()).toBe('runway-table.csv');
  },
);

e2eTest('[ROUTE-008] [ROUTE-009] a signed-out user reads reports', async ({ app, openPage }) => {
  const page = await openPage();
  await page.goto(`${app.url}research/reports`);
  await heading(page, 'Reports');
  await page.getByRole('link', { name: 'Where seed money went this year' }).click();
  await heading(page, 'Where seed money went this year');
  // What the server rendered is there until the app has rendered the same.
  await page.getByRole('table').first().waitFor();
  await page.locator('video').first().waitFor();
  await page.getByText('First rounds by market').first().waitFor();
  await page.getByRole('link', { name: 'How teams follow their markets' }).click();
  await heading(page, 'How teams follow their markets');
});

e2eTest('[XADVISORY-008] paid courses end with a wall, and pages of none say so', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/404/] });
  const term = `${app.url}advisory/library/finance/read-a-term-sheet`;
  await page.goto(term);
  await page.getByRole('heading', { name: 'Price and pool' }).waitFor();
  await page.getByRole('heading', { name: 'Log in to read on' }).waitFor();
  expect(await page.getByText('Who is paid first').count()).toBe(0);
  expect(await page.locator('video').count()).toBe(0);
  for (const [path, title] of [
    ['advisory/library/nothing', 'We can’t find this library'],
    ['advisory/library/finance/nothing', 'We can’t find this course'],
    ['research/reports/nothing', 'We can’t find this report'],
  ] as const) {
    const answer = await page.goto(app.url + path);
    expect(answer?.status()).toBe(404);
    await heading(page, title);
  }
  // Another category leads to the course.
  await page.goto(`${app.url}advisory/library/sales/read-a-term-sheet`);
  expect(pathOf(page)).toBe('/fs/advisory/library/finance/read-a-term-sheet');
});

e2eTest(
  '[XADVISORY-009] a video begins where the user stopped, on another visit too, and renews its link',
  async ({ app, openPage }) => {
    const page = await openPage();
    const address = 'advisory/library/product/find-the-problem-worth-solving';
    await page.goto(`${app.url}login`);
    await signInOnScreen(page, app, 'free');
    await page.waitForURL('**/research/home');
    await page.goto(app.url + address);
    const video = page.locator('video');
    await video.waitFor();
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/progress') && answer.ok());
    await video.evaluate((element: HTMLVideoElement) => {
      element.currentTime = 5;
      element.dispatchEvent(new Event('timeupdate'));
      element.dispatchEvent(new Event('pause'));
    });
    await stored;
    await page.getByRole('progressbar', { name: 'Your progress' }).waitFor();
    await page.reload();
    await page.getByText('You stopped at 0:05').waitFor();
    const isThere = (element: HTMLVideoElement) => element.currentTime >= 5 && element.paused;
    await expect.poll(() => video.evaluate(isThere)).toBe(true);

    await page.getByRole('button', { name: 'Mark as done' }).click();
    await page.getByRole('button', { name: 'Mark as not done' }).waitFor();
    const renewed = page.waitForResponse(/\/courses\/[^/]+\/files\/[\w-]+$/);
    const before = await video.getAttribute('src');
    await video.evaluate((element) => element.dispatchEvent(new Event('error')));
    await renewed;
    await expect.poll(() => video.getAttribute('src')).not.toBe(before);
    await expect.poll(() => video.evaluate(isThere)).toBe(true);
  },
);

/** The courses of the finance library in the editors' order. */
async function financeOrder(page: Page): Promise<(string | null)[]> {
  const links = page.getByRole('region', { name: 'Finance library' }).getByRole('link', { name: /^Edit / });
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')));
}

const [terms, runway, ...others] = [
  'Edit Read a term sheet',
  'Edit Know your runway',
  'Edit Prepare for due diligence',
  'Edit Price for profit',
];
const ordered = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/courses/order') && answer.ok());

async function createCourse(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New course' }).click();
  const dialog = page.getByRole('dialog', { name: 'New course' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
  await dialog.getByRole('button', { name: 'Create course' }).click();
  await page.waitForURL('**/advisory/admin/edit/*');
  await heading(page, 'Edit course');
}

e2eTest(
  '[ROUTE-079] [ROUTE-081] [XADVISORY-010] editors alone create, order, publish and delete courses',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const editor = await openPage();
    await openHeader(editor, app, 'editor', 'advisory/admin');
    await heading(editor, 'Advisory playbooks');
    expect(await financeOrder(editor)).toEqual([terms, runway, ...others]);
    let stored = ordered(editor);
    await editor.getByRole('button', { name: 'Move Read a term sheet down' }).press('Enter');
    await stored;
    await editor.reload();
    expect(await financeOrder(editor)).toEqual([runway, terms, ...others]);

    const handles = editor.getByRole('region', { name: 'Finance library' }).locator('[data-part=handle]');
    await handles.first().scrollIntoViewIfNeeded();
    const [first, second] = [await handles.first().boundingBox(), await handles.last().boundingBox()];
    if (!first || !second) throw new Error('The courses have no handles');
    stored = ordered(editor);
    await editor.mouse.move(first.x + first.width / 2, first.y + first.height / 2);
    await editor.mouse.down();
    await editor.mouse.move(first.x + first.width / 2, second.y, { steps: 4 });
    await editor.mouse.move(first.x + first.width / 2, second.y + second.height, { steps: 4 });
    await editor.mouse.up();
    await stored;
    await editor.reload();
    expect(await financeOrder(editor)).toEqual([terms, ...others, runway]);

    await createCourse(editor, 'Price your first product');
    const form = editor.url();
    const signedOut = await openPage({ expects: [/404/] });
    const address = `${app.url}advisory/library/product/price-your-first-product`;
    expect((await signedOut.goto(address))?.status()).toBe(404);
    await editor.getByRole('link', { name: 'Advisory playbooks' }).click();
    await editor.getByRole('button', { name: 'Publish Price your first product' }).click();
    await editor.getByText('Price your first product was published').waitFor();
    await signedOut.goto(address);
    await heading(signedOut, 'Price your first product');

    for (const role of ['admin', 'individual-plus']) {
      const page = await openPage();
      await openHeader(page, app, role, 'advisory/admin');
      await page.waitForURL('**/research/home');
      await page.goto(form);
      await page.waitForURL('**/research/home');
    }

    await editor.getByRole('button', { name: 'Delete Price your first product' }).click();
    await editor.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await editor.getByText('Price your first product was deleted').waitFor();
    expect((await signedOut.goto(address))?.status()).toBe(404);
  },
);

const saved = (page: Page) => page.getByText('Course saved').first().waitFor();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function fillCourse(page: Page) {
  await field(page, 'Short description').fill('What to ask before you name a price.');
  await field(page, 'Content').fill('## Ask\n\nTen buyers.\n\n## Decide\n\nOne number.');
  const screenshot = await page.screenshot({ clip: { x: 0, y: 0, width: 32, height: 18 } });
  const image = page.getByRole('group', { name: 'Featured image' });
  await image.locator('input[type=file]').setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: screenshot });
  await image.getByRole('button', { name: 'Remove image' }).waitFor();
  await page.getByRole('button', { name: 'Add video' }).click();
  const buffer = Buffer.from(lessonVideo, 'base64');
  const videos = page.getByRole('group', { name: 'Videos', exact: true });
  await videos
    .getByRole('group', { name: 'File of the video' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'five-bars.webm', mimeType: 'video/webm', buffer });
  await expect.poll(() => videos.getByRole('textbox', { name: 'Length in seconds' }).inputValue()).toBe('8');
  const captions = videos.getByRole('group', { name: 'Captions' });
  await captions
    .locator('input[type=file]')
    .setInputFiles({ name: 'en.vtt', mimeType: 'text/vtt', buffer: Buffer.from(lessonCaptions) });
  await captions.getByRole('button', { name: 'Remove en.vtt' }).waitFor();
  await page.getByRole('button', { name: 'Add attachment' }).click();
  const attachments = page.getByRole('group', { name: 'Attachments', exact: true });
  await attachments
    .locator('input[type=file]')
    .setInputFiles({ name: 'price-list.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n') });
  await expect.poll(() => attachments.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Price list');
  await page.getByRole('checkbox', { name: /^Paid/ }).press(' ');
}

e2eTest(
  '[ROUTE-081] [XADVISORY-011] [XADVISORY-012] [XADVISORY-013] an editor writes a course with files, sees it as users will and moves it; a second editor is warned and loses nothing',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const expects = [/status of 409/];
    const editor = await openPage({ expects });
    await openHeader(editor, app, 'editor', 'advisory/admin');
    await createCourse(editor, 'Price your first product');
    await fillCourse(editor);
    await editor.getByRole('tablist', { name: 'Course' }).getByRole('tab', { name: 'Preview' }).click();
    await editor.getByRole('heading', { name: 'Decide' }).waitFor();
    const isPlayable = (video: HTMLVideoElement) => video.readyState > 0 && video.error === null;
    await expect.poll(() => editor.locator('video').evaluate(isPlayable)).toBe(true);
    await editor.getByRole('button', { name: /Seen by/ }).click();
    await editor.getByRole('option', { name: 'Everyone else' }).click();
    await editor.getByRole('heading', { name: 'Read on with a paid plan' }).waitFor();
    expect(await editor.getByRole('heading', { name: 'Decide' }).count()).toBe(0);
    await editor.getByRole('tab', { name: 'Edit' }).first().click();
    await editor.getByRole('checkbox', { name: 'Published' }).press(' ');
    await save(editor);
    await saved(editor);

    const paying = await openPage();
    const former = `${app.url}advisory/library/product/price-your-first-product`;
    await openHeader(paying, app, 'individual-plus');
    await paying.goto(former);
    await paying.getByRole('heading', { name: 'Decide' }).waitFor();
    await expect.poll(() => paying.locator('video').evaluate(isPlayable)).toBe(true);
    const prices = paying.getByRole('button', { name: 'Download: Price list' });
    expect((await downloadBy(paying, () => prices.click())).suggestedFilename()).toBe('price-list.csv');

    const rival = await openPage({ expects });
    await openHeader(rival, app, 'editor', new URL(editor.url()).pathname.replace('/fs/', ''));
    await field(rival, 'Short description').fill('What ten buyers tell you.');
    await rival.reload();
    await rival.getByText('Your unsaved input was restored.').waitFor();
    await field(editor, 'URL Slug').fill('name-a-price');
    await editor.getByText(/Links to .*price-your-first-product will lead there/).waitFor();
    await save(editor);
    await editor.getByText('Address: /advisory/library/product/name-a-price', { exact: true }).waitFor();
    await save(rival);
    await rival.getByText(/saved this course in the meantime\. Your input is kept\./).waitFor();
    expect(await field(rival, 'Short description').inputValue()).toBe('What ten buyers tell you.');
    await rival.getByRole('button', { name: 'Use theirs: URL Slug' }).click();
    await save(rival);
    await saved(rival);
    await paying.goto(former);
    await heading(paying, 'Price your first product');
    expect(pathOf(paying)).toBe('/fs/advisory/library/product/name-a-price');
    await paying.getByText('What ten buyers tell you.').waitFor();
  },
);
