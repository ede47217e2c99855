import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { attach, contents, createChannel, messagesButton, openChannel, openHeader, write } from './support/chat.ts';
import { e2eTest } from './support/e2eTest.ts';

async function leaveChannel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Leave channel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave this channel?' });
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
}

e2eTest('a member leaves a channel from the header', async ({ app, openPage }) => {
  const member = await openPage();
  await openHeader(member, app, 'individual');
  const staff = await openPage();
  await openHeader(staff, app, 'channels-create', 'admin/messages');
  await createChannel(staff, 'Lock gates', [app.signIns.get('individual') ?? '']);
  await write(staff, 'One');
  await messagesButton(member)
    .and(member.getByLabel(/unread$/))
    .waitFor();
  await openChannel(member, 'Lock gates');
  expect(await member.getByRole('heading', { name: 'Lock gates', exact: true }).count()).toBe(1);
  await leaveChannel(member);
  await member.getByText('You left “Lock gates”.').waitFor();
  await expect.poll(() => member.getByRole('dialog', { name: 'Lock gates' }).count()).toBe(0);
  expect(await member.getByText('you’re no longer a member').count()).toBe(0);
});

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

    await staff.keyboard.press('Escape');
    await members.waitFor({ state: 'detached' });
    await leaveChannel(staff);
    await staff
      .getByText('Nobody else manages this channel. Invite someone who can, or delete the channel.')
      .first()
      .waitFor();
    expect(await contents(staff)).toEqual(['One']);
  },
);

e2eTest(
  'invitations that are answered late are said in the members of their own channel only',
  async ({ app, openPage }) => {
    const staff = await openPage();
    await openHeader(staff, app, 'channels-create', 'admin/messages');
    await createChannel(staff, 'North basin', [app.signIns.get('free') ?? '']);
    await createChannel(staff, 'South basin', [app.signIns.get('free') ?? '']);
    const released = Promise.withResolvers<void>();
    const sent = Promise.withResolvers<void>();
    await staff.route('**/invites', async (route) => {
      sent.resolve();
      await released.promise;
      await route.continue();
    });
    const members = staff.getByRole('dialog', { name: 'Members' });
    const openMembers = async (name: string) => {
      await staff.getByRole('main').getByRole('link', { name, exact: true }).click();
      await staff.getByRole('heading', { name, exact: true }).waitFor();
      await staff.getByRole('button', { name: 'Members', exact: true }).click();
      await members.waitFor();
    };
    const close = async () => {
      await staff.keyboard.press('Escape');
      await members.waitFor({ state: 'detached' });
    };
    await openMembers('North basin');
    await members.getByRole('textbox', { name: 'Emails' }).fill('lena@basin.example');
    await staff.keyboard.press('Enter');
    await members.getByRole('button', { name: 'Invite', exact: true }).click();
    await sent.promise;
    await close();
    await openMembers('South basin');
    const answered = staff.waitForResponse('**/invites');
    released.resolve();
    await (await answered).finished();
    // The members of the channel that is open are read again after the answer.
    await staff.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
    expect(await members.getByText(/lena@basin\.example/).count()).toBe(0);
    await close();
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
