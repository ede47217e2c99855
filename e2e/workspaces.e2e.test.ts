import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callAs } from './support/callAs.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { mailTo } from './support/outbox.ts';
import type { RunningApp } from './support/startApp.ts';

const longer = { timeout: 300_000 };
const longview = 'Longview Research';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function openLongview(page: Page) {
  await page.getByRole('link', { name: longview, exact: true }).click();
  await heading(page, longview).waitFor();
}

/** Presses the entry with this name in the menu of the user. */
async function fromUserMenu(page: Page, user: string, entry: string) {
  await page.getByRole('banner').getByRole('button', { name: user }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

const emailOf = (app: RunningApp, role: string) => app.signIns.get(role) ?? '';
const personIn = (page: Page, email: string) =>
  page.getByRole('region', { name: 'People', exact: true }).getByRole('listitem').filter({ hasText: email });

e2eTest(
  '[ROUTE-054] [ROUTE-055] [ROUTE-056] [ACCOUNT-008] [NAV-028] a user has a personal workspace and those of organizations',
  longer,
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'teams-owner', address: 'research/home' });
    await page.getByRole('heading', { name: /^Good / }).waitFor();
    await fromUserMenu(page, 'Theresa Olsson', 'Workspaces');
    await heading(page, 'Workspaces').waitFor();
    expect(new URL(page.url()).pathname).toBe('/fs/workspaces');
    const cards = page.getByRole('region', { name: 'Your workspaces' });
    await cards.getByRole('link', { name: longview }).waitFor();
    const names = await cards.getByRole('link').allTextContents();
    expect(names).toEqual(expect.arrayContaining([longview, 'Alder & Finch Advisory', 'Northlight Capital']));
    await cards.getByRole('link', { name: /^(Personal|Theresa Olsson)/ }).click();
    await page.waitForURL(/\/fs\/workspaces\/personal$/);
    await page.getByRole('region', { name: 'Usage' }).waitFor();
    expect(await page.getByRole('region', { name: 'People' }).count()).toBe(0);

    await page.getByRole('main').getByRole('link', { name: 'Workspaces' }).click();
    await openLongview(page);
    expect(new URL(page.url()).pathname).toMatch(/^\/fs\/workspaces\/[\w-]{20,}$/);
    await page.getByRole('region', { name: 'Billing' }).waitFor();
    await personIn(page, emailOf(app, 'teams-member')).waitFor();
  },
);

e2eTest(
  '[ACCOUNT-002] [ACCOUNT-003] [TEAM-001] [XNOTIFY-009] an owner manages people, settings and teams, a member only sees them, and the link of the mail about it stops and resumes such mail',
  longer,
  async ({ app, openPage }) => {
    const owner = await openPage();
    const member = await openPage();
    await openAs(owner, app, { role: 'teams-owner', address: 'workspaces' });
    await openLongview(owner);
    await openAs(member, app, { role: 'internal', address: 'workspaces' });
    await openLongview(member);
    expect(await member.getByRole('button', { name: /^(Remove|Transfer|Send invitations|New team)/ }).count()).toBe(0);
    expect(await member.getByRole('textbox', { name: 'Name' }).count()).toBe(0);

    await owner.getByRole('textbox', { name: 'Description' }).fill('The desk for ports');
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    await owner.getByText('Saved').first().waitFor();
    await owner.reload();
    await expect
      .poll(() => owner.getByRole('textbox', { name: 'Description' }).inputValue())
      .toBe('The desk for ports');

    // The plan's three teams exist. One makes room for another.
    await owner.getByText('The plan includes up to 3 teams.').last().waitFor();
    await owner.getByRole('button', { name: 'Delete New markets' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await owner.getByText('New markets', { exact: true }).waitFor({ state: 'detached' });
    await owner.getByRole('button', { name: 'New team' }).click();
    const dialog = owner.getByRole('dialog', { name: 'New team' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ports desk');
    await dialog.getByRole('combobox', { name: 'Members' }).click();
    await owner.getByRole('option', { name: /Ivan Teller/ }).click();
    await owner.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await owner.getByText('Ports desk', { exact: true }).waitFor();
    await member.reload();
    await member.getByText('Ports desk', { exact: true }).waitFor();

    const ivan = personIn(owner, emailOf(app, 'internal'));
    await ivan.getByRole('button', { name: /Role of Ivan Teller/ }).click();
    await owner.getByRole('option', { name: 'Owner' }).click();
    await ivan.getByRole('button', { name: /^Owner/ }).waitFor();
    await member.reload();
    await member.getByRole('button', { name: 'New team' }).waitFor();
    await ivan.getByRole('button', { name: 'Remove Ivan Teller' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await ivan.waitFor({ state: 'detached' });
    await member.goto(`${app.url}workspaces`);
    await member.getByRole('region', { name: 'Your workspaces' }).getByRole('link').first().waitFor();
    expect(await member.getByRole('link', { name: longview }).count()).toBe(0);

    const stop = await stopLinkTo(app, emailOf(app, 'internal'));
    for (const page of [await openPage(), member]) await stopAndResume(page, stop, { isSignedIn: page === member });
  },
);

/** The link that stops mails, in the newest mail about an account. */
async function stopLinkTo(app: RunningApp, email: string): Promise<string> {
  const mail = await mailTo(app, email, /News about your Foresight account/);
  return /https?:\/\/[^\s"<]+\/unsubscribe\?token=[^\s"<]+/.exec(mail)?.[0] ?? '';
}

/** Opens the link of a mail, which stops such mails, and gets them again. */
async function stopAndResume(page: Page, link: string, { isSignedIn }: { isSignedIn: boolean }) {
  await page.goto(link);
  await heading(page, 'Email settings').waitFor();
  const said = page.getByRole('main').getByRole('status');
  await said.getByText('You won’t get notices by email anymore. They’re still in the header of the app.').waitFor();
  await page.getByRole('button', { name: 'Get these emails again' }).click();
  await said.getByText('You get notices by email again.').waitFor();
  await page.getByRole('button', { name: 'Stop these emails' }).waitFor();
  const settings = await page.getByRole('link', { name: 'All email settings' }).getAttribute('href');
  expect(settings).toMatch(isSignedIn ? /^\/fs\/account#notifications$/ : /^\/fs\/login/);
  expect(await page.getByRole('banner').getByRole('link', { name: 'Log in' }).count()).toBe(isSignedIn ? 0 : 1);
}

e2eTest(
  '[ACCOUNT-004] [ACCOUNT-010] [WATCH-006] [WATCH-044] a member switches to the workspace and manages its watchlists',
  longer,
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'teams-member', address: 'workspaces' });
    const personal = page.getByRole('button', { name: /^Switch to this workspace: Tom/ });
    const toLongview = page.getByRole('button', { name: `Switch to this workspace: ${longview}` });
    await page.getByText('In use now').waitFor();
    if ((await personal.count()) > 0) await personal.click();
    await toLongview.waitFor();
    // Another tab follows without a reload.
    const tab = await page.context().newPage();
    await tab.goto(`${app.url}research/watchlists`);
    await tab.getByRole('button', { name: 'New watchlist' }).first().waitFor();
    expect(await tab.getByRole('list', { name: longview }).count()).toBe(0);
    await toLongview.click();
    await page.getByText(`You now work in ${longview}`).waitFor();
    await tab.getByRole('list', { name: longview }).waitFor();
    await tab.close();

    await page.goto(`${app.url}research/watchlists`);
    await page.getByRole('list', { name: longview }).waitFor();
    expect(await page.getByRole('list', { name: 'Personal' }).count()).toBe(0);
    await page.getByRole('button', { name: 'New watchlist' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Watchlist' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ports we follow');
    expect(await dialog.getByRole('switch', { name: 'Private Watchlist' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Create Watchlist' }).click();
    await heading(page, 'Ports we follow').waitFor();

    // Colleagues see the list, and change it too. Staff in the admin group may make one private.
    const colleague = await openPage();
    await openAs(colleague, app, { role: 'admin', address: 'workspaces' });
    const there = colleague.getByRole('button', { name: `Switch to this workspace: ${longview}` });
    await colleague.getByText('In use now').waitFor();
    if ((await there.count()) > 0) {
      await there.click();
      await colleague.getByText(`You now work in ${longview}`).waitFor();
    }
    await colleague.goto(`${app.url}research/watchlists`);
    await colleague.getByRole('link', { name: 'Ports we follow', exact: true }).waitFor();
    await colleague.getByRole('button', { name: 'New watchlist' }).click();
    await colleague.getByRole('switch', { name: 'Private Watchlist' }).waitFor();
    await colleague.keyboard.press('Escape');
    await colleague.getByRole('button', { name: 'Actions for Ports we follow' }).click();
    await colleague.getByRole('menuitem', { name: 'Rename' }).click();
    await colleague.keyboard.type('Harbors we follow');
    await colleague.keyboard.press('Enter');
    await colleague.getByRole('link', { name: 'Harbors we follow', exact: true }).waitFor();
    await page.reload();
    await heading(page, 'Harbors we follow').waitFor();
  },
);

e2eTest(
  '[XWORKSPACE-008] an owner who becomes a member, and is removed, sees so with the next response, without a reload',
  longer,
  async ({ app, openPage }) => {
    const owner = await callAs(app, 'teams-owner');
    const email = emailOf(app, 'editor');
    const page = await openPage({ expects: [/status of 40[34]/] });
    await openAs(page, app, { role: 'editor', address: 'workspaces' });
    await openLongview(page);
    const workspace = `/api/workspaces/${new URL(page.url()).pathname.split('/').at(-1)}`;
    expect(await owner.rest('PUT', `${workspace}/people`, { email, role: 'owner' })).toMatchObject({ status: '200' });
    await page.reload();
    const description = page.getByRole('textbox', { name: 'Description' });
    await description.fill('Mine');

    expect(await owner.rest('PUT', `${workspace}/people`, { email, role: 'member' })).toMatchObject({ status: '200' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await description.waitFor({ state: 'detached' });
    await page.getByText('Failed updating account').first().waitFor();
    expect(await page.getByRole('button', { name: /^(New team|New code|Send invitations)$/ }).count()).toBe(0);

    const removed = await owner.rest('DELETE', `${workspace}/people?email=${encodeURIComponent(email)}`);
    expect(removed).toMatchObject({ status: '200' });
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await heading(page, 'We can’t find this workspace').waitFor();
    expect(await page.getByText('The desk for ports').count()).toBe(0);
  },
);

e2eTest('a user whose preferences fail can switch to each workspace', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/500 \(Internal Server Error\)/] });
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('UserPreferencesByOwner')
      ? route.fulfill({ status: 500, json: {} })
      : route.fallback(),
  );
  await openAs(page, app, { role: 'teams-member', address: 'workspaces' });
  const cards = page.getByRole('region', { name: 'Your workspaces' });
  await cards
    .getByRole('button', { name: /^Switch to this workspace/ })
    .first()
    .waitFor();
  expect(await cards.getByText('In use now').count()).toBe(0);
  expect(await cards.getByRole('button', { name: /^Switch to this workspace/ }).count()).toBe(
    await cards.getByRole('link').count(),
  );
});
