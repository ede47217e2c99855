import type { Page } from 'playwright-core';
import { byPointer } from './hands.ts';
import { openAs } from './openAs.ts';
import type { RunningApp } from './startApp.ts';

/** Logs in on a page that shows the header, at `research/home` unless the address says otherwise. */
export async function openHeader(page: Page, app: RunningApp, role: string, address = 'research/home'): Promise<void> {
  await openAs(page, app, { role, address });
  await messagesButton(page).waitFor();
}

/** The header's messages; its name says what is unread. */
export const messagesButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Messages/ });

/** Opens a channel from the header's popover, in a drawer beside the page. */
export async function openChannel(page: Page, name: string, hands = byPointer): Promise<void> {
  await hands.press(messagesButton(page));
  await hands.press(page.getByRole('dialog', { name: 'Messages' }).getByRole('button', { name, exact: true }));
  await page.getByRole('dialog', { name }).getByRole('log').waitFor();
}

/** Staff create a channel with people, whose results are shown, and close the drawer. */
export async function createChannel(
  page: Page,
  name: string,
  emails: readonly string[],
  hands = byPointer,
): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Create', exact: true }));
  const drawer = page.getByRole('dialog', { name: 'New private channel' });
  await hands.fill(drawer.getByLabel('Name', { exact: true }), name);
  const field = drawer.getByRole('textbox', { name: 'Emails' });
  for (const email of emails) {
    await hands.fill(field, email);
    await page.keyboard.press('Enter');
  }
  await hands.press(drawer.getByRole('button', { name: 'Create channel' }));
  const members = page.getByRole('dialog', { name: 'Members' });
  for (const email of emails) await members.getByText(`${email}: Invited`).waitFor();
  await page.keyboard.press('Escape');
  await members.waitFor({ state: 'detached' });
}

/** Writes a message in the channel that is open, and sends it by keyboard. */
export async function write(page: Page, text: string, hands = byPointer): Promise<void> {
  await hands.fill(page.getByRole('textbox', { name: 'Message' }), text);
  // Not while a file is on its way.
  await page.getByRole('button', { name: 'Send', exact: true, disabled: false }).waitFor();
  await page.keyboard.press('Control+Enter');
}

/** Chooses a file for the message in the open channel, and waits until it is uploaded. */
export async function attach(page: Page, name: string, text: string, hands = byPointer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await hands.press(page.getByRole('button', { name: 'Choose files' }));
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByText(`${name} is uploaded.`).waitFor({ state: 'attached' });
}

/** The texts of the open channel's messages, in the order on screen. Empty while it loads. */
export const contents = (page: Page): Promise<string[]> =>
  page
    .getByRole('log')
    .getByRole('article')
    .evaluateAll((articles) => articles.map((article) => article.children[1]?.textContent ?? ''));
