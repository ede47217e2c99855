import type { Page } from 'playwright-core';
import { byPointer } from './hands.ts';

/** What is entered into the wizard of a new account. */
export interface AccountInput {
  name: string;
  /** Pasted, one per line. */
  members: readonly string[];
  seats: string;
}

/** Goes through the wizard up to the payment page, for a plan that is billed monthly. */
export async function createAccountOnScreen(
  page: Page,
  { name, members, seats }: AccountInput,
  hands = byPointer,
): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'New Account' }).waitFor();
  await hands.fill(page.getByRole('textbox', { name: 'Name' }), name);
  await hands.press(page.getByRole('button', { name: 'Next' }));
  const users = page.getByRole('form', { name: 'Users', exact: true });
  await hands.paste(users.getByRole('textbox', { name: 'Members' }), members.join('\n'));
  await page.getByText(`${members.length + 1} people · 5 seats`).waitFor();
  await hands.press(users.getByRole('button', { name: 'Next' }));
  const plan = page.getByRole('form', { name: 'Plan', exact: true });
  await hands.check(plan.getByRole('radio', { name: /^Teams, billed monthly/ }));
  await hands.fill(plan.getByRole('textbox', { name: 'Seats' }), seats);
  await page.keyboard.press('Tab');
  await hands.press(plan.getByRole('button', { name: 'Create Account' }));
}
