import type { Page } from 'playwright-core';
import { expect } from 'vitest';
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
    expect(await names(page)).toEqual(['Read a term sheet', 'Know your runway']);
    await page.getByRole('link', { name: 'Know your runway' }).click();
    await heading(page, 'Know your runway');
    expect(pathOf(page)).toBe('/fs/advisory/library/finance/know-your-runway');
    expect(await page.title()).toBe('Know your runway | Foresight');
    await page.getByRole('heading', { name: 'Act before month nine' }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download: Runway table' }).click();
    expect((await download).suggestedFilename()).toBe('runway-table.csv');
  },
);

e2eTest('[ROUTE-008] [ROUTE-009] a signed-out user reads reports', async ({ app, openPage }) => {
  const page = await openPage();
  await page.goto(`${app.url}research/reports`);
  await heading(page, 'Reports');
  await page.getByRole('link', { name: 'Where seed money went this year' }).click();
  await heading(page, 'Where seed money went this year');
  await page.getByRole('table').waitFor();
  await page.locator('video').waitFor();
  await page.getByText('First rounds by market').waitFor();
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
