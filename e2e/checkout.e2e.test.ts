import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { pay, press, toPayment } from './support/payment.ts';
import type { RunningApp } from './support/startApp.ts';

const longer = { timeout: 300_000 };

/** Opens the review of an order, as a sample user of the free plan. */
async function reviewAs(page: Page, app: RunningApp, role: string) {
  await openAs(page, app, { role, address: 'research/home' });
  await page.waitForURL(/\/research\/home$/);
  await page.goto(`${app.url}plans`);
  await page.getByRole('link', { name: 'Upgrade to Individual', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Review your plan' }).waitFor();
}

const billingOf = (page: Page) => page.getByRole('region', { name: 'Billing' });

async function openBilling(page: Page, app: RunningApp) {
  await page.goto(`${app.url}account#billing`);
  await billingOf(page).getByRole('heading', { name: 'Billing' }).waitFor();
}

e2eTest(
  '[ROUTE-060] [BILLING-001] [NAV-008] a plan is bought after a declined, a canceled and an abandoned payment',
  longer,
  async ({ app, openPage }) => {
    const page = await openPage();
    await reviewAs(page, app, 'free');
    expect(new URL(page.url()).pathname).toBe('/fs/account/checkout');
    await page.getByText('Yearly', { exact: true }).click();
    await page.getByText('$290.00', { exact: true }).waitFor();
    await toPayment(page);
    expect(await page.locator('dd.total').textContent()).toBe('$290.00');
    await press(page, 'Decline the card');
    await page.getByText('Your card was declined. Nothing was charged.').waitFor();
    await page.getByText('Monthly', { exact: true }).click();
    await page.getByText('$29.00', { exact: true }).waitFor();
    await toPayment(page);
    await press(page, 'Cancel');
    await page.getByText('You canceled the payment. Nothing was charged').waitFor();
    await toPayment(page);
    await press(page, 'Leave without finishing');
    await page.waitForURL(/\/research\/home$/);

    await openBilling(page, app);
    await billingOf(page).getByText('You didn’t finish the payment for Individual. Nothing was charged.').waitFor();
    await billingOf(page).getByText('Free', { exact: true }).waitFor();
    await billingOf(page).getByRole('link', { name: 'Finish payment' }).click();
    await toPayment(page);
    await pay(page);
    await page.getByRole('heading', { level: 1, name: 'You’re on Individual' }).waitFor();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL(/\/research\/home$/);

    await openBilling(page, app);
    await billingOf(page).getByText('Paid by card').waitFor();
    const invoices = billingOf(page).getByRole('listitem').filter({ hasText: '$29.00' });
    await invoices.getByText('Paid', { exact: true }).waitFor();
    expect(await invoices.count()).toBe(1);

    // The page of the paid checkout stays as it is, and a second purchase is not possible.
    await page.goto(`${app.url}account/checkout?plan=fuel-individual-plus&price=sample-individual-plus-month`);
    await page.getByText('already has a plan.').waitFor();
    expect(await page.getByRole('link', { name: 'Open billing' }).getAttribute('href')).toBe('/fs/account#billing');
  },
);

e2eTest('who pays at the wall of a course continues in it', longer, async ({ app, openPage }) => {
  const page = await openPage();
  const course = 'advisory/library/finance/read-a-term-sheet';
  await openAs(page, app, { role: 'notebooks', address: course });
  await page.getByRole('heading', { name: 'Read on with a paid plan' }).waitFor();
  await page.getByRole('link', { name: 'Upgrade', exact: true }).click();
  await page.getByRole('link', { name: 'Upgrade to Individual', exact: true }).click();
  await toPayment(page);
  await press(page, 'Cancel');
  await page.getByText('You canceled the payment. Nothing was charged').waitFor();
  await toPayment(page);
  await pay(page);
  await page.getByRole('heading', { level: 1, name: 'You’re on Individual' }).waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL(`${app.url}${course}`);
  await page.getByRole('heading', { name: 'Who is paid first' }).waitFor();
});

e2eTest('[BILLING-005] the billing portal changes and cancels a personal plan', longer, async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'free', address: 'account#billing' });
  await billingOf(page).getByRole('button', { name: 'Open billing portal' }).click();
  await page.getByRole('heading', { level: 1, name: 'Fiona Frost' }).waitFor();
  await page.getByLabel('Plan and billing').selectOption({ label: 'Individual Plus, per month' });
  await page.getByRole('button', { name: 'Show what it costs' }).click();
  await page.getByRole('heading', { name: 'Confirm the change' }).waitFor();
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await page.getByText('$59.00 per month').waitFor();
  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  await page.getByRole('button', { name: 'Keep the plan' }).waitFor();
  await page.getByRole('link', { name: 'Return to the app' }).click();
  await page.waitForURL(/\/fs\/account#billing$/);
  await billingOf(page).getByText('Individual Plus', { exact: true }).waitFor();
  await billingOf(page)
    .getByText(/Your plan is canceled\. Everything works until/)
    .waitFor();
});

e2eTest(
  '[XBILLING-011] a user sees the charge of today, the renewal and the last day to cancel before paying, waits for the confirmation after it, and then has the plan',
  longer,
  async ({ app, openPage }) => {
    const page = await openPage();
    await reviewAs(page, app, 'messenger');
    const day = new Date();
    day.setUTCMonth(day.getUTCMonth() + 1);
    const renewal = await page.getByText(/^Renews on /).textContent();
    expect(renewal).toMatch(/^Renews on [A-Z][a-z]{2} \d{1,2}, \d{4} for \$29\.00 a month\.$/);
    const renewsOn = /on (.+) for/.exec(renewal ?? '')?.[1] ?? '';
    expect(Math.abs(Date.parse(`${renewsOn} UTC`) - day.getTime())).toBeLessThan(4 * 24 * 60 * 60 * 1000);
    await page.getByText(`Cancel before ${renewsOn} to pay nothing more. Everything works until then.`).waitFor();
    await page.getByText('Total today').waitFor();
    await page.getByText('$29.00', { exact: true }).waitFor();
    await toPayment(page);
    await pay(page, 'Never');
    await page.getByRole('heading', { level: 1, name: 'Confirming your payment' }).waitFor();
    await page.getByText('Please don’t pay again.').waitFor();
    // The report of the payment is lost. The page asks the payment provider then.
    await page.getByRole('heading', { level: 1, name: 'You’re on Individual' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'You’re on Individual' }).waitFor();
    await openBilling(page, app);
    await billingOf(page).getByText('Paid by card').waitFor();
  },
);
