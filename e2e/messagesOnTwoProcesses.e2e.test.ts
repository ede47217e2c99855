import { readFile } from 'node:fs/promises';
import { type ChatEvent, paths } from '@fs/api-contract';
import { storyWorld } from '@fs/fixtures';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ServerPair, type Side, startServerPair } from '../apps/fs-server/src/testing/serverPair.ts';
import { attach, contents, createChannel, messagesButton, openChannel, write } from './support/chat.ts';
import { downloadBy } from './support/downloadBy.ts';
import { e2eTest } from './support/e2eTest.ts';
import { byKeys, byPointer, type Hands } from './support/hands.ts';
import type { PageOptions } from './support/newPage.ts';
import { openAs } from './support/openAs.ts';
import type { Announcement } from './support/readAnnouncement.ts';

const waiting = { timeout: 120_000 };
const world = storyWorld();

const pairTest = e2eTest
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to learn that nothing is needed
  .extend('pair', { scope: 'file' }, async ({}, { onCleanup }) => {
    const pair = await startServerPair(world);
    if ('urls' in pair) onCleanup(pair.close);
    return pair;
  });

/** An app of the pair, as if it had been started alone. */
function appAt({ urls, password }: ServerPair, side: Side): Announcement {
  const signIns = new Map(world.users.map(({ role, email }) => [role, email]));
  return { url: `${urls[side]}${paths.app}/`, password, signIns, mailUrl: undefined };
}

const fileIn = (page: Page, name: string) => page.getByRole('log').getByRole('button', { name, exact: true });
const membersOf = (page: Page) => page.getByRole('dialog', { name: 'Members' });
const personIn = (members: Locator, name: string) => members.getByRole('listitem').filter({ hasText: name });

/** Deletes a message of one's own, which asks first. */
async function deleteMessage(page: Page, text: string, { press }: Hands) {
  const message = page.getByRole('log').getByRole('article').filter({ hasText: text });
  await press(message.getByRole('button', { name: /^Delete message of/ }));
  const question = page.getByRole('alertdialog', { name: 'Delete this message?' });
  await press(question.getByRole('button', { name: 'Delete' }));
  await question.waitFor({ state: 'detached' });
}

/** Presses a file, and returns its link and its text. */
async function readFileOn(page: Page, name: string, { press }: Hands) {
  const linked = page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith('/files/messages/'));
  const download = await downloadBy(page, () => press(fileIn(page, name)));
  return { link: new URL((await linked).url()), text: await readFile(await download.path(), 'utf8') };
}

interface Conversing {
  pair: ServerPair;
  openPage: (options?: PageOptions) => Promise<Page>;
  channel: string;
  /** Who answers. */
  role: string;
  name: string;
  hands: Hands;
}

/** A messenger at the first process, and a member at the second, neither of whom reloads the page. */
async function converse({ pair, openPage, channel, role, name, hands }: Conversing) {
  const member = await openPage();
  await openAs(member, appAt(pair, 1), { role, address: 'research/home', hands });
  await messagesButton(member).waitFor();
  const staff = await openPage();
  await openAs(staff, appAt(pair, 0), { role: 'channels-create', address: 'admin/messages', hands });
  await staff.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();

  // The member joins where they are, which shows among the members.
  await createChannel(staff, channel, [pair.emailOf(role)], hands);
  await hands.press(staff.getByRole('button', { name: 'Members', exact: true }));
  const members = membersOf(staff);
  await personIn(members, name)
    .getByRole('button', { name: `Remove ${name}` })
    .waitFor();
  await members.getByText('Invited', { exact: true }).waitFor({ state: 'detached' });
  await staff.keyboard.press('Escape');
  await members.waitFor({ state: 'detached' });

  await write(staff, 'One', hands);
  await expect.poll(() => contents(staff), waiting).toEqual(['One']);
  await messagesButton(member)
    .and(member.getByLabel('Messages, 1 unread', { exact: true }))
    .waitFor();
  await openChannel(member, channel, hands);
  await expect.poll(() => contents(member), waiting).toEqual(['One']);
  await write(member, 'Two', hands);
  await expect.poll(() => contents(staff), waiting).toEqual(['One', 'Two']);
  await write(staff, 'Three', hands);
  await expect.poll(() => contents(member), waiting).toEqual(['One', 'Two', 'Three']);

  await attach(staff, 'Kai & Söhne.txt', 'Four berths', hands);
  await write(staff, 'With a file', hands);
  await fileIn(member, 'Kai & Söhne.txt').waitFor();
  const { link, text } = await readFileOn(member, 'Kai & Söhne.txt', hands);
  expect(text).toBe('Four berths');

  await deleteMessage(member, 'Two', hands);
  for (const page of [member, staff]) {
    await expect.poll(() => contents(page), waiting).toEqual(['One', 'Three', 'With a file']);
  }

  // All is read, also once the drawer is closed.
  await member.keyboard.press('Escape');
  await member.getByRole('dialog').waitFor({ state: 'detached' });
  await messagesButton(member)
    .and(member.getByLabel('Messages', { exact: true }))
    .waitFor();
  await openChannel(member, channel, hands);

  await hands.press(staff.getByRole('button', { name: 'Members', exact: true }));
  await hands.press(members.getByRole('button', { name: `Remove ${name}` }));
  await hands.press(staff.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }));
  await personIn(members, name).waitFor({ state: 'detached' });
  await member.getByRole('dialog').waitFor({ state: 'detached' });
  await staff.keyboard.press('Escape');
  await members.waitFor({ state: 'detached' });
  await write(staff, 'Between us', hands);
  await expect.poll(() => contents(staff), waiting).toEqual(['One', 'Three', 'With a file', 'Between us']);
  await hands.press(messagesButton(member));
  await member.getByRole('dialog', { name: 'Messages' }).waitFor();
  expect(await member.getByRole('button', { name: channel, exact: true }).count()).toBe(0);
  return link;
}

for (const { way, ...conversing } of [
  { way: 'by pointer', channel: 'Berths of Bergen', role: 'free', name: 'Fiona Frost', hands: byPointer },
  { way: 'by keyboard alone', channel: 'Quays of Kiel', role: 'individual', name: 'Ines Ibarra', hands: byKeys },
]) {
  pairTest(
    `[XREAD-004] [XLIVE-003] staff at one process and a member at another create, join, write, attach, read, delete and leave ${way}; each sees what the other does`,
    { timeout: 600_000 },
    async ({ pair, openPage, skip }) => {
      if ('reason' in pair) return skip(pair.reason);
      const link = await converse({ pair, openPage, ...conversing });
      const statusAt = async (side: Side) =>
        (await fetch(new URL(link.pathname + link.search, pair.urls[side]))).status;
      expect([await statusAt(0), await statusAt(1)]).toEqual([404, 404]);
      const authorization = await pair.authorizationOf(conversing.role, 1);
      const answer = await fetch(`${pair.urls[1]}/api/chat/changes?after=0`, { headers: { authorization } });
      const { events } = (await answer.json()) as { events: ChatEvent[] };
      expect(events.at(-1)?.kind).toBe('removed');
      expect(JSON.stringify(events)).not.toContain('Between us');
    },
  );
}
