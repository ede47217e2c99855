import type { Page } from 'playwright-core';
import { paste } from './paste.ts';

/** What is entered into the wizard of a new account. */
export interface AccountInput {
  name: string;
  /** Pasted, one per line. */
  members: readonly string[];
  seats: string;
}

/** Goes through the wizard up to the payment page, for a plan that is billed monthly. */
export async function createAccountOnScreen(page: Page, { name, members, seats }: AccountInput): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'New Account' }).waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Next' }).click();
  const users = page.getByRole('form', { name: 'Users', exact: true });
  await paste(users.getByRole('textbox', { name: 'Members' }), members.join('\n'));
  await page.getByText(`${members.length + 1} people · 5 seats`).waitFor();
  await users.getByRole('button', { name: 'Next' }).click();
  const plan = page.getByRole('form', { name: 'Plan', exact: true });
  await plan.getByText('Teams, billed monthly').click();
  await plan.getByRole('textbox', { name: 'Seats' }).fill(seats);
  await plan.getByRole('textbox', { name: 'Seats' }).press('Tab');
  await plan.getByRole('button', { name: 'Create Account' }).click();
}
