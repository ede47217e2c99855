import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { signUpOnScreen } from './support/signUp.ts';
import type { RunningApp } from './support/startApp.ts';

const longer = { timeout: 300_000 };
const account = 'Longview Research';

/** Opens a referral as a sample user who is logged in. */
async function openReferralAs(page: Page, app: RunningApp, role: string, code: string) {
  await openAs(page, app, { role, address: 'research/home' });
  await page.waitForURL(/\/research\/home$/);
  await page.goto(`${app.url}referral/${code}`);
}

const reviewTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Review your plan' });

e2eTest(
  '[REFERRAL-003] a newcomer with an ambassador’s code has the plan for six months, without a card',
  longer,
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(`${app.url}referral/LONGVIEW`);
    await page.getByRole('heading', { name: 'You’re invited to Foresight' }).waitFor();
    await page.getByText('6 months free').first().waitFor();
    await page.getByRole('button', { name: 'Sign up' }).click();
    await signUpOnScreen(page, app, { email: 'invited.reader@e2e.example', firstName: 'Ada', lastName: 'Byron' });
    await reviewTitle(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/fs/account/checkout');
    await page.getByText('$0.00', { exact: true }).waitFor();
    await page.getByText(`Invited by ${account}`).waitFor();
    await page.getByText(/^then \$29\.00 a month from/).waitFor();
    await page.getByRole('button', { name: 'Start 6 free months' }).click();
    await page.getByRole('heading', { level: 1, name: 'You’re on Individual' }).waitFor();
    await page.goto(`${app.url}account#billing`);
    const billing = page.getByRole('region', { name: 'Billing' });
    await billing.getByText(`Free months from ${account}`).waitFor();
    await billing.getByText(/Add a card in the billing portal before/).waitFor();

    // The code counts once.
    await page.goto(`${app.url}referral/LONGVIEW`);
    await page.getByRole('heading', { level: 1, name: 'invited.reader@e2e.example already has a plan.' }).waitFor();
  },
);

e2eTest('a referral of Individual Plus leads to checkout with its plan', async ({ app, openPage }) => {
  const page = await openPage();
  await openReferralAs(page, app, 'free', 'DEEPVIEW');
  await reviewTitle(page).waitFor();
  await page.getByText('Individual Plus', { exact: true }).first().waitFor();
  expect(new URL(page.url()).searchParams.get('plan')).toBe('fuel-individual-plus');
});

e2eTest(
  '[REFERRAL-017] a team’s referral shows the wizard in its page, and its creator owns the free account',
  longer,
  async ({ app, openPage }) => {
    const page = await openPage();
    await openReferralAs(page, app, 'messenger', 'DESKVIEW');
    await page.getByRole('heading', { level: 1, name: 'You’re invited' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/fs/referral/DESKVIEW');
    await page.getByText(`${account} invites you to create a team account.`).waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('Breakwater');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('form', { name: 'Users' }).getByRole('button', { name: 'Next' }).click();
    await page.getByText('Teams, billed monthly').first().click();
    await page.getByText('$0.00', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Breakwater' }).waitFor();
    const self = page.getByRole('listitem').filter({ hasText: app.signIns.get('messenger') ?? '' });
    await self.getByRole('button', { name: /^Owner/ }).waitFor();
    await page.getByText(`Free months from ${account}`).waitFor();
  },
);

e2eTest('the own code and an expired one change nothing', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/404/] });
  await openReferralAs(page, app, 'teams-owner', 'LONGVIEW');
  await page.getByRole('heading', { level: 1, name: 'You can’t use your own referral code.' }).waitFor();
  await page.goto(`${app.url}referral/LASTYEAR`);
  await page.getByRole('heading', { level: 1, name: 'Invalid referral: LASTYEAR' }).waitFor();
});
