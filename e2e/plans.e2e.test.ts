import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { codeIn, mailTo } from './support/outbox.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';

/** Chromium's warning about a page whose first files come from the service worker. It uses them all the same. */
const preloads = /A preload for .* is not used because it is a cross-world service worker/;

async function rowOf(page: Page, name: string) {
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  return row.getByRole('cell').allTextContents();
}

e2eTest('[XSHELL-022] plans are compared row by row, and a user can buy another one', async ({ app, openPage }) => {
  const page = await openPage({ expects: [preloads] });
  await page.goto(`${app.url}plans`);
  await page.getByRole('heading', { name: 'What each plan includes' }).waitFor();
  expect(await rowOf(page, 'Watchlists')).toEqual(['1', '5', 'Unlimited', 'Unlimited']);
  expect(await rowOf(page, 'Investments of an investor')).toEqual([
    'From the 10 latest investments',
    'All',
    'All',
    'All',
  ]);

  await page.goto(`${app.url}login/`);
  await signInOnScreen(page, app, 'free');
  await page.waitForURL(/research\/home/);
  await page.goto(`${app.url}plans`);
  await page.getByRole('link', { name: 'Upgrade to Individual Plus' }).click();
  await page.waitForURL(/\/account\/checkout\?plan=fuel-individual-plus&price=/);
  await page.getByRole('heading', { level: 1, name: 'Review your plan' }).waitFor();
  await page.getByText('$59').first().waitFor();
});

e2eTest('[XSHELL-023] the yearly price chosen before sign-up waits on the account page', async ({ app, openPage }) => {
  const email = 'yearly@e2e.example';
  const password = 'correct horse battery';
  const page = await openPage({ expects: [preloads] });
  await page.goto(`${app.url}plans`);
  await page.getByText('Yearly', { exact: true }).click();
  await page.getByText('Save $58 (2 months free)').waitFor();
  await page.getByRole('link', { name: 'Start with Individual', exact: true }).click();
  await page.getByRole('heading', { name: 'Sign up for Foresight' }).waitFor();
  await page.getByText('$290 per year').waitFor();
  await page.getByText('I agree to the Terms and Conditions').click();
  for (const [label, text] of Object.entries({
    'First name': 'Ada',
    'Last name': 'Byron',
    Email: email,
    Password: password,
    'Confirm password': password,
  })) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('heading', { name: 'Confirm your email' }).waitFor();
  await page.getByLabel('Confirmation code', { exact: true }).fill(codeIn(await mailTo(app, email, /Confirm/)));
  await page.keyboard.press('Enter');
  await page.getByText('Please log in with your new account.').waitFor();
  // The focus waits in the password field.
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/account#billing$/);
  await page.getByText('You chose Individual: $290 per year').waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Continue to checkout' }).click();
  await page.waitForURL(/\/account\/checkout\?plan=fuel-individual&price=/);
  await page.getByRole('heading', { level: 1, name: 'Review your plan' }).waitFor();
  await page.getByText('$290').first().waitFor();
});
