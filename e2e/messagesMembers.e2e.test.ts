import { expect } from 'vitest';
import { attach, contents, createChannel, messagesButton, openChannel, openHeader, write } from './support/chat.ts';
import { e2eTest } from './support/e2eTest.ts';

e2eTest(
  'who is removed from the open channel reads why it closes, and its last manager reads what to do instead of leaving',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const member = await openPage();
    await openHeader(member, app, 'free');
    const staff = await openPage({ expects: [/status of 403/] });
    await openHeader(staff, app, 'channels-create', 'admin/messages');
    await createChannel(staff, 'Quay walls', [app.signIns.get('free') ?? '']);
    await write(staff, 'One');
    await messagesButton(member)
      .and(member.getByLabel(/unread$/))
      .waitFor();
    await openChannel(member, 'Quay walls');

    await staff.getByRole('button', { name: 'Members', exact: true }).click();
    const members = staff.getByRole('dialog', { name: 'Members' });
    await members.getByRole('button', { name: 'Remove Fiona Frost' }).click();
    await staff
      .getByRole('alertdialog', { name: 'Remove Fiona Frost?' })
      .getByRole('button', { name: 'Remove', exact: true })
      .click();
    await member.getByText('“Quay walls” was deleted, or you’re no longer a member.').waitFor();
    await expect.poll(() => member.getByRole('dialog', { name: 'Quay walls' }).count()).toBe(0);

    await members.getByRole('button', { name: 'Leave channel' }).click();
    await staff
      .getByRole('alertdialog', { name: 'Leave this channel?' })
      .getByRole('button', { name: 'Leave', exact: true })
      .click();
    await staff
      .getByText('Nobody else manages this channel. Invite someone who can, or delete the channel.')
      .first()
      .waitFor();
    expect(await contents(staff)).toEqual(['One']);
  },
);

e2eTest('files of an unsent message are kept while another channel is open', async ({ app, openPage }) => {
  const page = await openPage();
  await openHeader(page, app, 'channels-create', 'admin/messages');
  const open = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await open('Data questions');
  await attach(page, 'berths.txt', 'Four berths');
  await open('Weekly trends');
  await page.getByRole('heading', { name: 'Weekly trends', exact: true }).waitFor();
  expect(await page.getByText('berths.txt').count()).toBe(0);
  await open('Data questions');
  await page.getByRole('list', { name: 'Files in Attachments' }).getByText('berths.txt').waitFor();
  await write(page, 'With a file');
  await page.getByRole('log').getByRole('button', { name: 'berths.txt' }).waitFor();
});
