import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { createAccountOnScreen } from './support/newAccount.ts';
import { openAs } from './support/openAs.ts';
import { pay } from './support/payment.ts';

const harbor = 'Harbor Desk';

e2eTest(
  '[ACCOUNT-002] an owner sees at once what an invitation takes of the seats, and the invited person joins by keyboard',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const owner = await openPage();
    const [free = '', plus = ''] = ['free', 'individual-plus'].map((role) => app.signIns.get(role));
    await openAs(owner, app, { role: 'individual', address: 'accounts/new' });
    await createAccountOnScreen(owner, { name: harbor, members: [free, 'kim@quayside.example'], seats: '5' });
    await owner.waitForURL(/\/billing\/test\/checkout\//);
    await pay(owner);
    const billing = owner.getByRole('region', { name: 'Billing' });
    await billing.getByText('3 of 5 used', { exact: true }).waitFor();
    await owner.getByRole('textbox', { name: 'Email addresses' }).fill(plus);
    await owner.keyboard.press('Enter');
    await owner.getByRole('button', { name: 'Send invitations' }).click();
    await billing.getByText('4 of 5 used', { exact: true }).waitFor();

    // The plan that comes with the organization is changed there. A plan of one's own would be a second one.
    await owner.goto(`${app.url}plans`);
    await owner.getByRole('link', { name: `Open the billing of ${harbor}` }).waitFor();
    expect(
      await owner
        .getByRole('main')
        .getByRole('link', { name: /^(Switch|Upgrade) to/ })
        .count(),
    ).toBe(0);

    const invited = await openPage();
    await openAs(invited, app, { role: 'free', address: 'workspaces' });
    await invited.getByRole('button', { name: 'Join', exact: true }).press('Enter');
    await invited.getByText(`You joined ${harbor}`).waitFor();
    await invited.getByRole('link', { name: harbor, exact: true }).waitFor();
    expect(await invited.evaluate(() => document.activeElement === document.body)).toBe(false);
    await invited.getByRole('button', { name: `Switch to this workspace: ${harbor}` }).press('Enter');
    await invited.getByText(`You now work in ${harbor}`).waitFor();
    expect(await invited.evaluate(() => document.activeElement?.textContent)).toContain(harbor);
  },
);
