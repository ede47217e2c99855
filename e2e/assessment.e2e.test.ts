import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { byKeyboard } from './support/byKeyboard.ts';
import { e2eTest } from './support/e2eTest.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';

const questions = 10;
const position = (page: Page, at: number) => page.getByText(`${at} of ${questions}`, { exact: true }).waitFor();
const ranking = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
const scores = (page: Page, name: string) =>
  page
    .getByRole('meter', { name })
    .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('aria-valuetext')?.replace(' of 100', '')));

/** Answers from the question on screen on, with the keys 1 to 5. */
async function answer(page: Page, answers: readonly number[], from = 1): Promise<void> {
  for (const [index, each] of answers.entries()) {
    await position(page, from + index);
    await page.keyboard.press(String(each));
  }
}

e2eTest(
  '[ROUTE-013] [ROUTE-014] [XASSESS-006] a signed-out user takes the assessment by keyboard, over a reload, repeats it and compares',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(`${app.url}advisory`);
    await page.getByRole('link', { name: 'Take the business assessment' }).click();
    await page.getByRole('heading', { level: 1, name: 'Business assessment' }).waitFor();
    const keyboard = byKeyboard(page);
    await answer(page, [5, 5, 1, 2]);
    await position(page, 5);
    // An answer and its button, for those who don't use the keys.
    await keyboard.press(/^1 · Not at all/, 'ArrowDown', 'ArrowDown');
    await keyboard.press(/^Next$/);
    await position(page, 6);
    await page.reload();
    await position(page, 6);
    await keyboard.press(/^Back$/);
    await position(page, 5);
    expect(await page.getByRole('radio', { name: '3 · Partly' }).isChecked()).toBe(true);
    await answer(page, [3, 3, 4, 4, 2, 2], 5);
    await page.getByRole('heading', { name: 'Who is it for?' }).waitFor();
    await keyboard.type(/^Email/, 'ada@foresight.example');
    await keyboard.press(/^See my result$/);

    await page.getByRole('heading', { level: 1, name: 'Your business assessment' }).waitFor();
    await page.getByRole('article').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/fs/forms/business-assessment/result');
    expect(await page.title()).toBe('Assessment result | Foresight');
    expect(await ranking(page)).toEqual(['Product', 'Marketing', 'Sales', 'Growth', 'Finance']);
    expect(await scores(page, 'Now')).toEqual(['100', '75', '50', '25', '13']);
    expect(await page.getByRole('article').last().getByRole('link').allTextContents()).toEqual([
      'Read a term sheet',
      'Know your runway',
    ]);
    const result = page.url();

    // Whoever has the link reads the result.
    const other = await openPage();
    await other.goto(result);
    await other.getByRole('article').first().waitFor();
    expect(await scores(other, 'Now')).toEqual(['100', '75', '50', '25', '13']);

    await keyboard.press(/^Repeat assessment$/);
    await answer(page, new Array(questions).fill(3));
    await keyboard.type(/^Email/, 'ada@foresight.example');
    await keyboard.press(/^See my result$/);
    await page.getByRole('meter', { name: 'Last time' }).first().waitFor();
    expect(await ranking(page)).toEqual(['Product', 'Finance', 'Sales', 'Marketing', 'Growth']);
    expect(await scores(page, 'Now')).toEqual(['50', '50', '50', '50', '50']);
    expect(await scores(page, 'Last time')).toEqual(['100', '13', '50', '75', '25']);
    await page.getByText('Up 37').waitFor();
    await page.getByText('Down 50').waitFor();
    await page.getByText('No change').waitFor();
  },
);

e2eTest(
  'a user compares with what they answered 90 days ago, and finds the result again',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(`${app.url}login`);
    await signInOnScreen(page, app, 'individual');
    await page.waitForURL('**/research/home');
    await page.goto(`${app.url}forms/business-assessment`);
    await page.getByRole('link', { name: 'See your result' }).waitFor();
    await answer(page, new Array(questions).fill(4));
    await page.getByRole('heading', { name: 'Who is it for?' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(app.signIns.get('individual'));
    await page.getByRole('button', { name: 'See my result' }).click();
    await page.getByRole('meter', { name: 'Last time' }).first().waitFor();
    expect(await scores(page, 'Now')).toEqual(['75', '75', '75', '75', '75']);
    expect(await scores(page, 'Last time')).toEqual(['63', '38', '38', '50', '13']);
    const result = page.url();
    await page.goto(`${app.url}forms/business-assessment/result`);
    await page.getByRole('article').first().waitFor();
    expect(page.url()).toBe(result);
  },
);

e2eTest(
  'a result that nobody has answers 404, and without one the page offers the assessment',
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/404/] });
    for (const id of ['11111111-1111-4111-8111-111111111111', 'none']) {
      const answer = await page.goto(`${app.url}forms/business-assessment/result?id=${id}`);
      expect(answer?.status()).toBe(404);
      expect(answer?.headers()['x-robots-tag']).toBe('noindex');
      await page.getByRole('heading', { level: 1, name: 'We can’t find this result' }).waitFor();
    }
    const empty = await page.goto(`${app.url}forms/business-assessment/result`);
    expect(empty?.status()).toBe(200);
    await page.getByRole('link', { name: 'Take the business assessment' }).click();
    await position(page, 1);
  },
);
