import { resolve } from 'node:path';
import { expect } from 'vitest';
import { accountCalls } from './support/accounts/accountCalls.ts';
import { accountPages } from './support/accounts/accountPages.ts';
import { accountUsers } from './support/accounts/accountUsers.ts';
import { type CallRow, type Found, formatAccountScreens, markOf } from './support/accounts/formatAccountScreens.ts';
import { type Prepared, prepareTeams } from './support/accounts/prepareTeams.ts';
import { readControls } from './support/accounts/readControls.ts';
import { settledPage } from './support/crawl/settledPage.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { readStop, type Stop } from './support/walk/Stop.ts';

/** The tests of this file build on each other, and share the app and its teams. */
let prepared: Prepared;
const found = new Map<string, Map<string, Found>>();
/** By name, so that a second try replaces the first one. */
const calls = new Map<string, CallRow>();

/** What a page says of something that does not exist, or that it is for others. */
const unknown = /- heading "(?:We can’t find this|\w+ not found)/;
const ownersOnly = 'Only owners of this workspace can pay for it.';

e2eTest('three teams exist: active, not paid, and ended', async ({ app }) => {
  prepared = await prepareTeams(app);
  expect(new Set(Object.values(prepared.teams).map(({ accountId }) => accountId)).size).toBe(3);
});

e2eTest.for(accountUsers)(
  'the pages of an account are open to: $name',
  async ({ name, role, team }, { app, openPage }) => {
    // What does not exist for a user, or is the owners’, is refused.
    const page = await openPage({ expects: [/status of 40[34]/] });
    if (role === null) await page.goto(`${app.url}plans`);
    else await openAs(page, app, { role, address: 'account' });
    const { follow, settle } = settledPage(page);
    await page.getByRole('heading', { level: 1, name: role === null ? 'Plans' : 'Account' }).waitFor();
    await settle();
    const stops = new Map<string, Found>();
    for (const { name: pageName, address, hasControls } of accountPages) {
      const href = address(prepared.teams[team]);
      await follow(href);
      const stop = await readStop(page, href);
      const screen = screenOf(stop, await page.getByRole('main').ariaSnapshot());
      const isHere = stop.leadsTo === undefined && screen !== 'unknown';
      stops.set(pageName, { screen, controls: hasControls && isHere ? await readControls(page) : undefined });
    }
    found.set(name, stops);
    expect(stops.size).toBe(accountPages.length);
  },
);

function screenOf({ leadsTo, hasWall }: Stop, snapshot: string): string {
  if (leadsTo !== undefined) return `→ \`${leadsTo}\``;
  if (unknown.test(snapshot)) return 'unknown';
  if (snapshot.includes(ownersOnly)) return 'for owners';
  return hasWall ? 'screen, wall' : 'screen';
}

e2eTest.for(accountCalls)(
  'the server accepts $name from users who have its control, and refuses it from all others',
  async ({ from, name, make, undo }, { app }) => {
    const cells: string[] = [];
    const wrong: string[] = [];
    for (const user of accountUsers) {
      const subject = { team: prepared.teams[user.team], app, callers: prepared.callers };
      const caller = prepared.callers.get(user.role);
      const { status, isRefused } = await make(caller ?? expect.unreachable(user.name), subject);
      if (!isRefused) await undo?.(subject);
      const isUsable = found.get(user.name)?.get(from[0])?.controls?.get(from[1]);
      cells.push([markOf(isUsable), status].join(' ').trim());
      if ((isUsable === true) === isRefused) wrong.push(`${user.name}: ${cells.at(-1)}`);
    }
    calls.set(name, { control: `${from[1]} on \`${from[0]}\``, name, cells });
    expect(wrong).toEqual([]);
  },
);

e2eTest('docs/account-screens.md says what each user finds and may do (--update writes it)', async () => {
  const text = formatAccountScreens(accountUsers, accountPages, found, [...calls.values()]);
  await expect(text).toMatchFileSnapshot(resolve(import.meta.dirname, '../docs/account-screens.md'));
});
