import { expect } from 'vitest';
import { contents, openHeader, write } from './support/chat.ts';
import { e2eTest } from './support/e2eTest.ts';
import { seedChannels } from './support/seedChannels.ts';

const waiting = { timeout: 120_000 };
const roles = { role: 'channels-create', otherRole: 'unlimited' };

e2eTest(
  'staff read back through a long channel beside 200 others by keyboard, which keeps the place, and answer at its end',
  { timeout: 300_000 },
  async ({ app: first, restart, openPage }) => {
    await seedChannels(first, { ...roles, channels: 200, messages: 450 });
    const app = await restart();
    const page = await openPage();
    await openHeader(page, app, roles.role, 'admin/messages');

    // Of 200 channels, those in view are in the page; the search finds every one.
    const channels = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Port / }) });
    await channels.first().waitFor();
    expect(Number(await channels.first().getAttribute('aria-setsize'))).toBeGreaterThanOrEqual(200);
    expect(await channels.count()).toBeLessThan(60);
    await page.getByRole('searchbox', { name: 'Search channels' }).fill('port 200');
    await page.getByRole('link', { name: 'Port 200', exact: true }).click();

    const log = page.getByRole('region', { name: 'Messages in Port 200' });
    const message = (position: number) =>
      log.getByRole('article').filter({ hasText: new RegExp(`(?<!\\d)${position}: `) });
    await expect.poll(async () => (await contents(page)).at(-1), waiting).toMatch(/^450: /);
    expect(await log.getByRole('article').count()).toBe(100);
    const older = log.getByRole('button', { name: 'Load older messages' });
    const topOf = async (position: number) => Math.round((await message(position).boundingBox())?.y ?? Number.NaN);
    for (const oldest of [351, 251, 151, 51]) {
      await log.focus();
      await page.keyboard.press('Home');
      await message(oldest).waitFor();
      // Heights of rows that were just scrolled to are measured within a frame.
      await expect.poll(() => log.evaluate((element) => element.scrollTop), waiting).toBe(0);
      const before = await topOf(oldest);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await message(oldest - 1).waitFor();
      // So are those of rows that were just added.
      await expect.poll(async () => Math.abs((await topOf(oldest)) - before), waiting).toBeLessThanOrEqual(1);
    }
    await older.waitFor({ state: 'detached' });
    await page.keyboard.press('Home');
    await message(1).waitFor();
    expect((await contents(page))[0]).toMatch(/^1: /);
    expect(await log.getByRole('article').count()).toBeLessThan(60);

    await page.getByRole('button', { name: 'Jump to newest' }).click();
    await expect.poll(async () => (await contents(page)).at(-1), waiting).toMatch(/^450: /);
    await write(page, 'Read to the first one');
    await expect.poll(async () => (await contents(page)).at(-1), waiting).toBe('Read to the first one');

    // A selection by pointer, which keys copy.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const middleOf = async (text: string) => {
      const box = await log.getByText(text).boundingBox();
      return { x: (box?.x ?? 0) + 4, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const [from, to] = [await middleOf('449: '), await middleOf('Read to the first one')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await page.keyboard.press('Control+c');
    const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n\n');
    expect(copied.map((each) => each.split('\n')[1]?.split(':')[0])).toEqual(['449', '450', 'Read to the first one']);
    expect(copied.map((each) => each.split(',')[0])).toEqual(['Uma Lindholm', 'Charles Crane', 'Charles Crane']);
  },
);
