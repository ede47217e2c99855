import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { signUpOnScreen } from './support/signUp.ts';
import type { RunningApp } from './support/startApp.ts';
import { focusedName } from './support/tabTo.ts';

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

const workspaceLink = (page: Page) => page.getByRole('region', { name: 'Your workspaces' }).getByRole('link');

e2eTest(
  '[XWORKSPACE-006] an owner creates a code by keyboard, and sees who came with it; once it is off, its link ends',
  longer,
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAs(page, app, { role: 'teams-owner', address: 'workspaces' });
    await workspaceLink(page).filter({ hasText: account }).click();
    const codes = page.getByRole('region', { name: 'Referral codes' });
    await codes.getByRole('button', { name: 'New code' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New code' });
    await expect.poll(() => focusedName(page)).toMatch(/^Code/);
    await page.keyboard.type('longview');
    await page.keyboard.press('Enter');
    await dialog.getByText('This code is taken. Choose another.').first().waitFor();
    await dialog.getByRole('textbox', { name: 'Code' }).fill('breakfast-26');
    await page.keyboard.press('Tab');
    await page.keyboard.type('For the breakfast in Bremen');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const row = codes.getByRole('listitem').filter({ hasText: 'BREAKFAST-26' });
    await row.getByText('For the breakfast in Bremen').waitFor();
    await row.getByText('Gives Free · not used yet').waitFor();
    await row.getByRole('button', { name: 'Copy link of BREAKFAST-26' }).click();
    await row.getByText('Copied').first().waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${app.url}referral/BREAKFAST-26`);

    const guest = await openPage({ expects: [/404/] });
    await guest.goto(link);
    await guest.getByText('For the breakfast in Bremen').first().waitFor();
    await guest.getByRole('button', { name: 'Sign up' }).click();
    await signUpOnScreen(guest, app, { email: 'bremen@e2e.example', firstName: 'Grace', lastName: 'Murray' });
    await guest.getByText('Your account has been successfully created!').waitFor();

    await page.reload();
    await row.getByText('Gives Free · used by 1 account').waitFor();
    await row.getByRole('button', { name: 'Results of BREAKFAST-26' }).click();
    const results = page.getByRole('dialog', { name: 'Results of BREAKFAST-26' });
    await results.getByRole('listitem').filter({ hasText: 'Grace' }).getByText('On Free').waitFor();
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: 'Switch off BREAKFAST-26' }).click();
    await row.getByText('Off', { exact: true }).waitFor();
    await guest.goto(link);
    await guest.getByRole('heading', { level: 1, name: 'Invalid referral: BREAKFAST-26' }).waitFor();
  },
);

e2eTest(
  '[XWORKSPACE-006] [XWORKSPACE-007] a member sees no codes, and leaves at the end of the page after a question',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'internal', address: 'workspaces' });
    await workspaceLink(page).filter({ hasText: account }).click();
    await page.getByRole('heading', { name: 'Leave this workspace' }).waitFor();
    const sections = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(sections).not.toContain('Referral codes');
    expect(sections.at(-1)).toBe('Leave this workspace');
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: `Leave ${account}?` });
    await question.getByText(/^You lose access to its watchlists and teams at once/).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: account }).waitFor();
  },
);
