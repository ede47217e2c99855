import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { contents, createChannel, messagesButton, openChannel, openHeader, write } from './support/chat.ts';
import { downloadBy } from './support/downloadBy.ts';
import { e2eTest } from './support/e2eTest.ts';
import { phoneFaults } from './support/phoneFaults.ts';

const waiting = { timeout: 60_000 };

e2eTest(
  '[NAV-025] [MSG-006] [MSG-008] [MSG-020] [MSG-024] staff write to a member by mail address, who answers from the header; both read one order, files and deletions',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const member = await openPage();
    await openHeader(member, app, 'free');
    const staff = await openPage({ expects: [/status of 503/] });
    await openHeader(staff, app, 'channels-create', 'admin/messages');
    await createChannel(staff, 'Pricing of the harbor plan', [app.signIns.get('free') ?? '']);
    await write(staff, 'One');

    // The member has not reloaded the page.
    await messagesButton(member)
      .and(member.getByLabel(/unread$/))
      .waitFor();
    await openChannel(member, 'Pricing of the harbor plan');
    await expect.poll(() => contents(member), waiting).toEqual(['One']);
    await write(member, 'Two');
    await write(staff, 'Three');
    await write(member, 'Four');
    const all = ['One', 'Two', 'Three', 'Four'];
    await expect.poll(async () => (await contents(staff)).toSorted(), waiting).toEqual(all.toSorted());
    await expect.poll(() => contents(member), waiting).toEqual(await contents(staff));

    await member.locator('input[type=file]').setInputFiles({
      name: 'Kai & Söhne.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Four berths'),
    });
    await member.getByRole('list', { name: 'Attachments' }).getByText('Kai & Söhne.txt').waitFor();
    await write(member, 'With a file');
    const file = staff.getByRole('log').getByRole('button', { name: 'Kai & Söhne.txt' });
    await file.waitFor();
    const download = await downloadBy(staff, () => file.click());
    expect(download.suggestedFilename()).toBe('Kai & Söhne.txt');
    expect(await readFile(await download.path(), 'utf8')).toBe('Four berths');
    await staff.route('**/api/messages/**', (route) => route.fulfill({ status: 503, json: {} }));
    await file.click();
    await staff.getByText('Error downloading attachment').waitFor();
    await staff.unroute('**/api/messages/**');

    // The members, who can be removed by those who manage the channel.
    await staff.getByRole('button', { name: 'Members', exact: true }).click();
    const members = staff.getByRole('dialog', { name: 'Members' });
    await members.getByRole('button', { name: 'Remove Fiona Frost' }).waitFor();
    await members.getByText('Created the channel').waitFor();
    await staff.keyboard.press('Escape');

    const mine = member.getByRole('log').getByRole('article').filter({ hasText: /Two$/ });
    await mine.getByRole('button', { name: /^Delete message of/ }).click();
    await member
      .getByRole('alertdialog', { name: 'Delete this message?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    for (const page of [member, staff]) {
      await expect.poll(() => contents(page), waiting).not.toContain('Two');
      expect(await contents(page)).toContain('With a file');
    }
    expect(
      await staff
        .getByRole('log')
        .getByRole('button', { name: /^Delete message/ })
        .count(),
    ).toBe(2);

    // The channel goes away for everyone, also where it is open.
    await staff.getByRole('button', { name: 'More actions' }).click();
    await staff.getByRole('menuitem', { name: 'Delete channel' }).click();
    const question = staff.getByRole('alertdialog', { name: 'Delete this channel?' });
    await question.getByText(/with 2 members and its 5 messages/).waitFor();
    await question.getByRole('button', { name: 'Delete' }).click();
    await staff.getByText('Choose a channel to read its messages.').waitFor();
    await member.getByRole('dialog').waitFor({ state: 'detached' });
  },
);

e2eTest(
  '[ROUTE-074] [MSG-001] messengers and administrators open messages of staff, and everyone else is led home',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    for (const role of ['messenger', 'admin']) {
      const page = await openPage();
      await openHeader(page, app, role, 'admin/messages');
      await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
      await page.getByRole('heading', { name: 'Notifications' }).waitFor();
      await page.getByRole('listitem').getByRole('link', { name: 'Editors', exact: true }).waitFor();
      // Only the group channels-create creates channels.
      expect(await page.getByRole('button', { name: 'Create', exact: true }).count()).toBe(0);
    }
    for (const role of ['editor', 'individual-plus']) {
      const page = await openPage();
      await openHeader(page, app, role, 'admin/messages');
      await page.waitForURL('**/research/home');
    }
  },
);

e2eTest(
  'by keyboard, a new channel is named at once, and the focus comes back once its people are invited',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openHeader(page, app, 'channels-create', 'admin/messages');
    const create = page.getByRole('button', { name: 'Create', exact: true });
    await create.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'New private channel' });
    await drawer.getByLabel('Name', { exact: true }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Harbors');
    await drawer.getByRole('textbox', { name: 'Emails' }).fill('free@foresight.example');
    await page.keyboard.press('Enter');
    await drawer.getByRole('button', { name: 'Create channel' }).press('Enter');
    await page.getByRole('dialog', { name: 'Members' }).getByText('free@foresight.example: Invited').waitFor();
    await page.keyboard.press('Escape');
    await create.and(page.locator(':focus')).waitFor();
    await page.getByRole('region', { name: 'Harbors', exact: true }).waitFor();
  },
);

e2eTest(
  '[XADMIN-042] on a phone, messages of staff are a list, then the open channel alone, and the focus follows there and back',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage({ width: 390, height: 844, hasTouch: true });
    await openHeader(page, app, 'messenger', 'admin/messages');
    const row = page.getByRole('listitem').getByRole('link', { name: 'Editors', exact: true });
    const pane = page.getByRole('region', { name: 'Editors', exact: true });
    const search = page.getByRole('searchbox', { name: 'Search channels' });
    const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement);
    await search.fill('edit');
    await row.waitFor();
    await page.getByText('Choose a channel to read its messages.').waitFor({ state: 'hidden' });
    expect(await phoneFaults(page)).toEqual([]);

    await row.press('Enter');
    await page.waitForURL(/channel=/);
    await expect.poll(() => hasFocus(pane), waiting).toBe(true);
    await pane.getByRole('log').waitFor();
    await row.waitFor({ state: 'hidden' });
    expect(await search.isVisible()).toBe(false);
    expect(await phoneFaults(page)).toEqual([]);

    await page.keyboard.press('Tab');
    expect(await hasFocus(pane.getByRole('button', { name: 'Back to channels' }))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(row), waiting).toBe(true);
    expect(new URL(page.url()).search).toBe('');
    expect(await search.inputValue()).toBe('edit');
    await pane.waitFor({ state: 'hidden' });

    await row.tap();
    await pane.getByRole('log').waitFor();
    await page.goBack();
    await expect.poll(() => hasFocus(row), waiting).toBe(true);
    await pane.waitFor({ state: 'hidden' });
  },
);

e2eTest(
  '[ROUTE-068] an adviser answers who has paid content; anyone else reads what to upgrade for',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const free = await openPage();
    await openHeader(free, app, 'free', 'advisory/chat');
    await free.getByText('Upgrade to chat with an adviser').waitFor();
    expect(await free.getByRole('textbox', { name: 'Message' }).count()).toBe(0);
    expect(await free.locator('main').getByRole('link').first().getAttribute('href')).toMatch(/plans/);

    const paid = await openPage();
    await openHeader(paid, app, 'individual-plus', 'advisory/chat');
    await paid.getByRole('heading', { level: 1, name: 'Advisory chat' }).waitFor();
    await write(paid, 'Which ports electrify next?');
    await expect.poll(() => contents(paid), waiting).toContain('Which ports electrify next?');
    const adviser = await openPage();
    await openHeader(adviser, app, 'messenger', 'admin/messages');
    const channel = adviser.getByRole('listitem').filter({ hasText: 'Which ports electrify next?' });
    await channel.getByRole('link').click();
    await expect.poll(() => contents(adviser), waiting).toContain('Which ports electrify next?');
    await write(adviser, 'Bergen');
    await expect.poll(() => contents(paid), waiting).toContain('Bergen');
  },
);
