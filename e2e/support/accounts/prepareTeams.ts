import { randomUUID } from 'node:crypto';
import { storyWorld } from '@fs/fixtures';
import { expect } from 'vitest';
import { type Answer, type Caller, callAs } from '../callAs.ts';
import type { RunningApp } from '../startApp.ts';
import { type AccountUser, accountUsers, newcomer } from './accountUsers.ts';

/** What the calls and addresses of a team name. */
export interface PreparedTeam {
  accountId: string;
  listId: string;
  teamId: string;
  invitationId: string;
  referralId: string;
}

export interface Prepared {
  teams: Readonly<Record<AccountUser['team'], PreparedTeam>>;
  /** Sessions that began before anyone was removed, by role. */
  callers: ReadonlyMap<string | null, Caller>;
}

const idIn = ({ body }: Answer): string => JSON.stringify(body).match(/"id":"([^"]+)"/)?.[1] ?? '';

const unknown = '11111111-1111-4111-8111-111111111111';

/** Makes three teams by calls alone: one that is paid, one that is not paid yet, and one whose plan has ended. */
export async function prepareTeams(app: RunningApp): Promise<Prepared> {
  const roles = [...accountUsers.map(({ role }) => role), newcomer];
  const callers = new Map(await Promise.all(roles.map(async (role) => [role, await callAs(app, role)] as const)));
  const ended = await prepareEnded(app, callers);
  return { callers, teams: { active: await prepareActive(app, callers), pending: preparePending(), ended } };
}

function callerOf(callers: Prepared['callers'], role: string): Caller {
  const caller = callers.get(role);
  if (!caller) throw new Error(`Nobody has the role ${role}`);
  return caller;
}

function accountNamed(name: string): string {
  const account = storyWorld().accounts.find((each) => each.name === name);
  if (!account) throw new Error(`The sample world has no account ${name}`);
  return account.id;
}

const listNamed = (name: string) => storyWorld().watchlists.find((each) => each.name === name)?.id ?? unknown;

/** Longview Research: someone joins, someone is removed, and there is room for a team and an invitation. */
async function prepareActive(app: RunningApp, callers: Prepared['callers']): Promise<PreparedTeam> {
  const owner = callerOf(callers, 'teams-owner');
  const accountId = accountNamed('Longview Research');
  const workspace = `/api/workspaces/${accountId}`;
  const teams = storyWorld().teams.filter((team) => team.accountId === accountId);
  const people = [{ email: app.signIns.get(newcomer) ?? '', role: 'member' }];
  const removed = encodeURIComponent(app.signIns.get('editor') ?? '');
  const steps = [
    await owner.mutate('removeTeam', { id: teams.at(-1)?.id, accountID: accountId }),
    await owner.rest('DELETE', `${workspace}/people?email=${removed}`),
    await owner.rest('POST', `${workspace}/invitations`, { people }),
    await callerOf(callers, newcomer).rest('POST', `${workspace}/join`, {}),
  ];
  expect(steps.map(({ status }) => status)).toEqual(['ok', '200', '200', '200']);
  const { invitations } = (await owner.rest('GET', workspace)).body as { invitations: { id: string }[] };
  return {
    accountId,
    listId: listNamed('Climate map'),
    teamId: teams[0]?.id ?? '',
    invitationId: invitations[0]?.id ?? '',
    referralId: storyWorld().referrals.find((each) => each.accountId === accountId)?.id ?? '',
  };
}

/** Alder & Finch Advisory, as the sample world has it. */
function preparePending(): PreparedTeam {
  const accountId = accountNamed('Alder & Finch Advisory');
  return { accountId, listId: unknown, teamId: unknown, invitationId: unknown, referralId: unknown };
}

/** A team that is founded, paid and joined, has a list and a team, and ends. */
async function prepareEnded(app: RunningApp, callers: Prepared['callers']): Promise<PreparedTeam> {
  const owner = callerOf(callers, 'notebooks');
  const member = app.signIns.get('idea-gen') ?? '';
  const account = await owner.mutate('addAccount', {
    name: 'Sandbar Partners',
    owners: [],
    members: [member, 'waiting@foresight.example'],
    planID: 'fuel-teams',
  });
  const accountId = idIn(account);
  const order = new URLSearchParams({
    stripePriceId: 'sample-teams-month',
    fuelPriceId: 'fuel-teams',
    priceQty: '5',
    accountId,
  });
  await press(await owner.rest('GET', `/billing/checkout/org?${order}`), 'pay');
  const workspace = `/api/workspaces/${accountId}`;
  await expect.poll(async () => (await owner.rest('GET', workspace)).body).toMatchObject({ accountStatus: 'ACTIVE' });
  const joined = await callerOf(callers, 'idea-gen').rest('POST', `${workspace}/join`, {});
  const list = await owner.mutate('createWatchlist', {
    name: 'Sandbars',
    accountID: accountId,
    account_privacy: 'PUBLIC',
  });
  const team = await owner.mutate('addTeam', { accountID: accountId, name: 'Tide desk', description: '', members: [] });
  const referral = await owner.mutate('createReferral', {
    id: randomUUID(),
    code: 'SANDBAR-26',
    description: '',
    accountID: accountId,
    active: true,
    uses: 0,
  });
  const { invitations } = (await owner.rest('GET', workspace)).body as { invitations: { id: string }[] };
  await press(await owner.rest('GET', `/billing/portal/org?accountId=${accountId}`), 'end');
  await expect.poll(async () => (await owner.rest('GET', workspace)).body).toMatchObject({ accountStatus: 'INACTIVE' });
  const answers = [account, joined, list, team, referral];
  expect(answers.map(({ status }) => status)).toEqual(['ok', '200', 'ok', 'ok', 'ok']);
  return {
    accountId,
    listId: idIn(list),
    teamId: idIn(team),
    invitationId: invitations[0]?.id ?? '',
    referralId: idIn(referral),
  };
}

/** Presses a button of the test checkout or the test portal. */
async function press({ body }: Answer, action: string): Promise<void> {
  const { url } = body as { url: string };
  await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ action }) });
}
