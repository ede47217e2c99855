import type { Page } from 'playwright-core';
import { byPointer } from './hands.ts';

/** Buttons of the test checkout. */
type CheckoutButton = 'Decline the card' | 'Cancel' | 'Leave without finishing';

/** When the server learns of a payment by itself. */
type Confirmation = 'At once' | 'After 8 seconds' | 'Never';

const testCheckout = /\/billing\/test\/checkout\//;

/** Goes from the review of an order to the test checkout. */
export async function toPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(testCheckout);
}

/** Pays on the test checkout. */
export async function pay(page: Page, confirmation: Confirmation = 'At once', hands = byPointer): Promise<void> {
  await hands.check(page.getByLabel(confirmation));
  await hands.press(page.getByRole('button', { name: /^Pay \$/ }));
}

/** Ends the test checkout without paying. */
export async function press(page: Page, button: CheckoutButton, hands = byPointer): Promise<void> {
  await hands.press(page.getByRole('button', { name: button, exact: true }));
}
