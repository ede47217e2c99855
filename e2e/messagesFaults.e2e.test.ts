import { paths } from '@fs/api-contract';
import type { Request } from 'playwright-core';
import { expect } from 'vitest';
import { contents, createChannel, messagesButton, openChannel, openHeader, write } from './support/chat.ts';
import { e2eTest } from './support/e2eTest.ts';

const waiting = { timeout: 120_000 };

/** What a cut connection and a stopped server log. */
const faults = [/ERR_/, /status of 5\d\d/, /Failed to load resource/, /Failed to fetch/];

e2eTest(
  'what a member writes while the connection is cut, and while the server restarts, arrives once and in order',
  { timeout: 300_000 },
  async ({ app, restart, openPage }) => {
    const member = await openPage({ expects: faults });
    await openHeader(member, app, 'individual');
    const staff = await openPage({ expects: faults });
    await openHeader(staff, app, 'channels-create', 'admin/messages');
    await createChannel(staff, 'Cut and restored', [app.signIns.get('individual') ?? '']);
    await write(staff, 'One');
    await openChannel(member, 'Cut and restored');
    await expect.poll(() => contents(member), waiting).toEqual(['One']);

    await member.context().setOffline(true);
    await member.getByText('You’re offline. Messages leave when you’re back.').waitFor();
    await write(member, 'Two');
    await write(member, 'Three');
    await member.getByText('Waiting to send').nth(1).waitFor();
    await write(staff, 'Meanwhile');
    await expect.poll(() => contents(staff), waiting).toEqual(['One', 'Meanwhile']);
    expect(await contents(member)).toEqual(['One']);
    await member.context().setOffline(false);
    const before = ['One', 'Meanwhile', 'Two', 'Three'];
    for (const page of [member, staff]) await expect.poll(() => contents(page), waiting).toEqual(before);
    expect(await member.getByText('Waiting to send').count()).toBe(0);

    const restarting = restart();
    await member.getByText('Reconnecting…').waitFor();
    await write(member, 'During the restart');
    await restarting;
    for (const page of [member, staff]) {
      await expect.poll(() => contents(page), waiting).toEqual([...before, 'During the restart']);
    }
    await write(staff, 'After it');
    for (const page of [member, staff]) {
      await expect.poll(() => contents(page), waiting).toEqual([...before, 'During the restart', 'After it']);
      await page.reload();
    }
    await expect.poll(() => contents(staff), waiting).toEqual([...before, 'During the restart', 'After it']);
  },
);

e2eTest(
  '[CHAT-034] staff whose account is a member already read it, with the provider and what it said, and can try again',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const staff = await openPage({ expects: [/status of 409/] });
    await staff.route('**/api/chat/login', (route) =>
      route.fulfill({ status: 409, json: { message: 'already_a_member' } }),
    );
    await openHeader(staff, app, 'channels-create', 'admin/messages');
    await staff.getByText('Chat account is already a member. Please contact support.').waitFor();
    await staff.getByText('Foresight: already_a_member').waitFor();
    await staff.unroute('**/api/chat/login');
    await staff.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
    await staff.getByText('Chat account is already a member. Please contact support.').waitFor({ state: 'detached' });
  },
);

e2eTest(
  'eight tabs of a user share one stream and agree on what is unread; the tab with the stream closes and is replaced',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const staff = await openPage();
    await openHeader(staff, app, 'channels-create', 'admin/messages');
    const first = await openPage();
    const started = new Set<Request>();
    const streams = () => [...started].filter((request) => !request.frame().page().isClosed()).length;
    const context = first.context();
    const isStream = (url: string) => new URL(url).pathname === paths.chatEvents;
    context.on('request', (request) => void (isStream(request.url()) && started.add(request)));
    const forget = (request: Request) => void started.delete(request);
    context.on('requestfinished', forget).on('requestfailed', forget);
    await openHeader(first, app, 'teams-member');
    await expect.poll(streams, waiting).toBe(1);
    const tabs = [first];
    for (let tab = 2; tab <= 8; tab += 1) {
      const page = await context.newPage();
      await page.goto(`${app.url}research/home`);
      await messagesButton(page).waitFor();
      tabs.push(page);
    }
    await createChannel(staff, 'Eight tabs', [app.signIns.get('teams-member') ?? '']);
    await write(staff, 'For all tabs');
    const badges = () => Promise.all(tabs.map((tab) => messagesButton(tab).getAttribute('aria-label')));
    const unread = /^Messages, (\d+) unread$/;
    await expect
      .poll(async () => new Set(await badges()).size === 1 && unread.test(`${(await badges())[0]}`), waiting)
      .toBe(true);
    const before = Number(unread.exec(`${(await badges())[0]}`)?.[1]);
    expect(streams()).toBe(1);

    // Read in one tab, read in all.
    const sixth = tabs[5] ?? first;
    await sixth.bringToFront();
    await openChannel(sixth, 'Eight tabs');
    await expect.poll(() => contents(sixth), waiting).toEqual(['For all tabs']);
    const after = before === 1 ? 'Messages' : `Messages, ${before - 1} unread`;
    await expect.poll(badges, waiting).toEqual(tabs.map(() => after));

    // The first tab holds the stream.
    await tabs.shift()?.close();
    await expect.poll(streams, waiting).toBe(1);
    await write(staff, 'After the first tab');
    await expect.poll(() => contents(sixth), waiting).toEqual(['For all tabs', 'After the first tab']);
    expect(streams()).toBe(1);
  },
);
