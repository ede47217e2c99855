import type { Page } from 'playwright-core';
import { byPointer } from './hands.ts';
import { codeIn, mailTo } from './outbox.ts';
import type { RunningApp } from './startApp.ts';

/** A person who signs up in a test. */
export interface Newcomer {
  email: string;
  firstName: string;
  lastName: string;
}

/** The password of everyone who signs up in a test. */
const newPassword = 'correct horse battery';

/**
 * Fills in the sign-up form on screen, confirms the email by the code in the mail, and logs in. A filled-in email
 * stays.
 */
export async function signUpOnScreen(
  page: Page,
  app: RunningApp,
  { email, firstName, lastName }: Newcomer,
  hands = byPointer,
) {
  await page.getByRole('heading', { name: 'Sign up for Foresight' }).waitFor();
  await hands.check(page.getByRole('checkbox', { name: /^I agree to the Terms and Conditions/ }));
  const fields = {
    'First name': firstName,
    'Last name': lastName,
    Email: email,
    Password: newPassword,
    'Confirm password': newPassword,
  };
  for (const [label, text] of Object.entries(fields)) {
    await hands.fill(page.getByLabel(label, { exact: true }), text);
  }
  await hands.press(page.getByRole('main').getByRole('button', { name: 'Sign up' }));
  await page.getByRole('heading', { name: 'Confirm your email' }).waitFor();
  await hands.fill(page.getByLabel('Confirmation code', { exact: true }), codeIn(await mailTo(app, email, /Confirm/)));
  await page.keyboard.press('Enter');
  await page.getByText('Please log in with your new account.').waitFor();
  // The focus waits in the password field.
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
}
