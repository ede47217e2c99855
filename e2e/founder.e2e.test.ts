import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { messagesButton } from './support/chat.ts';
import { e2eTest } from './support/e2eTest.ts';
import { byKeys, byPointer, type Hands } from './support/hands.ts';
import { createAccountOnScreen } from './support/newAccount.ts';
import type { PageOptions } from './support/newPage.ts';
import { linkIn, mailTo } from './support/outbox.ts';
import { pay, press } from './support/payment.ts';
import { signUpOnScreen } from './support/signUp.ts';
import type { RunningApp } from './support/startApp.ts';

const list = 'Ports to buy';
const lost = [/ERR_CONNECTION_(REFUSED|RESET)|ERR_INCOMPLETE_CHUNKED_ENCODING|Failed to load resource|404/];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const people = (page: Page) => page.getByRole('region', { name: 'People', exact: true });
const billing = (page: Page) => page.getByRole('region', { name: 'Billing' });

async function openWorkspace(page: Page, app: RunningApp, { press }: Hands, company: string) {
  await page.goto(`${app.url}workspaces`);
  await press(page.getByRole('link', { name: company, exact: true }));
  await heading(page, company).waitFor();
}

/** Makes two teams of the workspace on the page, one of them with a member. */
async function splitIntoTeams(page: Page, { press, fill, pick }: Hands, member: string) {
  const teams = page.getByRole('region', { name: 'Teams', exact: true });
  for (const { name, size } of [
    { name: 'Buyers', size: '1 member' },
    { name: 'Sellers', size: 'No members' },
  ]) {
    await press(teams.getByRole('button', { name: 'New team' }));
    const dialog = page.getByRole('dialog', { name: 'New team' });
    await fill(dialog.getByRole('textbox', { name: 'Name' }), name);
    if (name === 'Buyers') await pick(dialog.getByRole('combobox', { name: 'Members' }), member);
    await press(dialog.getByRole('button', { name: 'Save' }));
    await teams.getByRole('listitem').filter({ hasText: name }).getByText(size).waitFor();
    await dialog.waitFor({ state: 'detached' });
  }
}

/** Follows a notice of the header, and sees in another tab that it is read there too. */
async function readNotice(page: Page, text: string, app: RunningApp, { press }: Hands) {
  const tab = await page.context().newPage();
  await tab.goto(`${app.url}workspaces`);
  const unread = async () => Number(/\d+/.exec((await messagesButton(tab).getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  await expect.poll(unread).toBeGreaterThan(0);
  const before = await unread();
  await page.bringToFront();
  await press(messagesButton(page));
  await press(page.getByRole('dialog', { name: 'Messages' }).getByRole('link', { name: text }));
  await tab.bringToFront();
  await expect.poll(unread).toBe(before - 1);
  await tab.close();
}

interface Founding {
  restart: () => Promise<RunningApp>;
  openPage: (options: PageOptions) => Promise<Page>;
  company: string;
  width: number;
  hands: Hands;
}

/** Returns the amount of the payment page. */
async function foundAndLeave({ restart, openPage, company, width, hands }: Founding) {
  const domain = `${company.toLowerCase()}.example`;
  const founder = { email: `founder@${domain}`, firstName: 'Frida', lastName: 'Quay' };
  const colleague = { email: `tom@${domain}`, firstName: 'Tom', lastName: 'Dock' };
  let app = await restart();
  const page = await openPage({ expects: lost, width });

  // A signed-out user chooses a team plan, signs up, and creates the account. The first payment is canceled.
  await page.goto(`${app.url}plans`);
  await hands.press(page.getByRole('link', { name: /^Start with Teams/ }));
  await signUpOnScreen(page, app, founder, hands);
  await page.waitForURL(/\/fs\/accounts\/new$/);
  const input = { name: company, members: [colleague.email, `ana@${domain}`], seats: '6' };
  await createAccountOnScreen(page, input, hands);
  await page.getByRole('heading', { level: 1, name: 'Teams' }).waitFor();
  const total = await page.locator('dd.total').textContent();
  await press(page, 'Cancel', hands);
  await page.getByText('You canceled the payment. Nothing was charged').waitFor();
  await page.goto(`${app.url}workspaces`);
  await page.getByText('Not paid yet').waitFor();

  // The payment goes on after a restart, and its report is lost.
  app = await restart();
  await openWorkspace(page, app, hands, company);
  await hands.press(billing(page).getByRole('link', { name: 'Finish payment' }));
  await page.getByText('$238.00', { exact: true }).waitFor();
  await hands.press(page.getByRole('button', { name: 'Continue to payment' }));
  await pay(page, 'Never', hands);
  await page.getByRole('heading', { level: 1, name: 'Confirming your payment' }).waitFor();
  await page.getByText('You’re on Teams').waitFor();
  await heading(page, company).waitFor();
  await billing(page).getByText('Paid by card').waitFor();
  await page.getByText('Pending invitations').waitFor();

  // The colleague opens the link of the mail, and is in the workspace.
  const invitation = linkIn(await mailTo(app, colleague.email, new RegExp(`Join ${company}`)));
  const other = await openPage({ expects: lost, width });
  await other.goto(invitation);
  await expect.poll(() => other.getByLabel('Email', { exact: true }).inputValue()).toBe(colleague.email);
  await signUpOnScreen(other, app, colleague, hands);
  await heading(other, 'Workspaces').waitFor();
  await other.getByRole('link', { name: company, exact: true }).waitFor();
  await page.reload();
  await people(page).getByText('Tom Dock', { exact: true }).waitFor();
  await readNotice(page, `${colleague.email} joined ${company}`, app, hands);
  await heading(page, company).waitFor();
  await splitIntoTeams(page, hands, 'Tom Dock');

  // Both work on a list of the workspace.
  await page.goto(`${app.url}workspaces`);
  await hands.press(page.getByRole('button', { name: `Switch to this workspace: ${company}` }));
  await page.getByText(`You now work in ${company}`).waitFor();
  await page.goto(`${app.url}research/watchlists`);
  await hands.press(page.getByRole('button', { name: 'New watchlist' }).first());
  const dialog = page.getByRole('dialog', { name: 'New Watchlist' });
  await hands.fill(dialog.getByRole('textbox', { name: 'Name' }), list);
  await hands.press(dialog.getByRole('button', { name: 'Create Watchlist' }));
  await heading(page, list).waitFor();
  const address = page.url();
  await other.goto(address);
  await heading(other, list).waitFor();

  // The plan is canceled in the portal, and the founder hands on and leaves.
  await openWorkspace(page, app, hands, company);
  await hands.press(billing(page).getByRole('button', { name: 'Open billing portal' }));
  await heading(page, company).waitFor();
  await hands.press(page.getByRole('button', { name: 'Cancel the plan' }));
  await page.getByRole('heading', { name: 'Cancel Teams?' }).waitFor();
  await hands.press(page.getByRole('button', { name: 'Cancel the plan' }));
  await page.getByRole('button', { name: 'Keep the plan' }).waitFor();
  await hands.press(page.getByRole('link', { name: 'Return to the app' }));
  await billing(page)
    .getByText(/Your plan is canceled\. Everything works until/)
    .waitFor();
  await hands.press(people(page).getByRole('button', { name: 'Transfer ownership to Tom Dock' }));
  await hands.press(page.getByRole('alertdialog').getByRole('button', { name: 'Transfer ownership' }));
  await page.getByRole('region', { name: 'Billing' }).waitFor({ state: 'detached' });
  await hands.press(page.getByRole('button', { name: 'Leave', exact: true }));
  await hands.press(page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }));
  await heading(page, 'Workspaces').waitFor();
  await page.getByRole('link', { name: company, exact: true }).waitFor({ state: 'detached' });
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: 'Watchlist not found' }).waitFor();
  await other.reload();
  await heading(other, list).waitFor();
  await other.goto(`${app.url}research/watchlists`);
  await readNotice(other, `Frida Quay made you an owner of ${company}`, app, hands);
  await heading(other, company).waitFor();
  await other.getByText('Buyers', { exact: true }).waitFor();
  await billing(other).waitFor();
  return total;
}

e2eTest(
  '[APP-002] [BILLING-006] [XNOTIFY-005] a founder on a phone pays for a team, invites a colleague, splits the workspace into teams, works over a restart, and leaves again',
  { timeout: 600_000 },
  async ({ restart, openPage }) => {
    const founding = { restart, openPage, company: 'Quayside', width: 390, hands: byPointer };
    expect(await foundAndLeave(founding)).toBe('$238.00');
  },
);

e2eTest('a founder does the same by keyboard alone', { timeout: 600_000 }, async ({ restart, openPage }) => {
  const founding = { restart, openPage, company: 'Breakwater', width: 1200, hands: byKeys };
  expect(await foundAndLeave(founding)).toBe('$238.00');
});
