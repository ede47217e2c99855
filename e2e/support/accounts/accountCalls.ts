import { randomUUID } from 'node:crypto';
import type { Answer, Caller } from '../callAs.ts';
import type { RunningApp } from '../startApp.ts';
import { newcomer } from './accountUsers.ts';
import type { Prepared, PreparedTeam } from './prepareTeams.ts';

/** Where a call is made from, as the printed page names it, and the call itself. */
export interface AccountCall {
  /** The page and the control that makes the call. */
  from: readonly [page: string, control: string];
  name: string;
  make: (caller: Caller, of: CallSubject) => Promise<Answer>;
  /** Undoes a call that was accepted, so that the next user finds the team as it was. */
  undo?: (of: CallSubject) => Promise<Answer>;
}

/** What a call is about. */
export interface CallSubject {
  team: PreparedTeam;
  app: RunningApp;
  callers: Prepared['callers'];
}

const workspacePage = '/workspaces/$accountId of the team';
const listPage = '/research/watchlists/$watchlistId of the team';

const workspaceOf = ({ team }: CallSubject) => `/api/workspaces/${team.accountId}`;
const emailOf = ({ app }: CallSubject, role: string) => app.signIns.get(role) ?? '';
const orderOf = (plan: string, price: string) => ({ fuelPriceId: plan, stripePriceId: price });

/** The calls that the controls of a team make, in an order in which each finds what it changes. */
export const accountCalls: readonly AccountCall[] = [
  {
    from: [workspacePage, 'button “Save”'],
    name: 'mutation updateAccount',
    make: (caller, { team }) => caller.mutate('updateAccount', { id: team.accountId, description: 'Reads reports' }),
  },
  {
    from: [workspacePage, 'button “Choose an image”'],
    name: 'PUT /api/workspaces/:id/logo',
    make: (caller, of) => caller.rest('PUT', `${workspaceOf(of)}/logo`, { key: null }),
  },
  {
    from: [workspacePage, 'textbox “Email addresses”'],
    name: 'POST /api/workspaces/:id/invitations',
    make: (caller, of) =>
      caller.rest('POST', `${workspaceOf(of)}/invitations`, {
        people: [{ email: 'matrix@foresight.example', role: 'member' }],
      }),
  },
  {
    from: [workspacePage, 'button “Remind …”'],
    name: 'POST /api/workspaces/:id/invitations/:invitationId/remind',
    make: (caller, of) => caller.rest('POST', `${workspaceOf(of)}/invitations/${of.team.invitationId}/remind`, {}),
  },
  {
    from: [workspacePage, 'button “Withdraw the invitation of …”'],
    name: 'DELETE /api/workspaces/:id/invitations/:invitationId',
    make: (caller, of) => caller.rest('DELETE', `${workspaceOf(of)}/invitations/${of.team.invitationId}`),
  },
  {
    from: [workspacePage, 'button “Role of …”'],
    name: 'PUT /api/workspaces/:id/people',
    make: (caller, of) =>
      caller.rest('PUT', `${workspaceOf(of)}/people`, { email: emailOf(of, newcomer), role: 'member' }),
  },
  {
    from: [workspacePage, 'button “Remove …”'],
    name: 'DELETE /api/workspaces/:id/people',
    make: (caller, of) =>
      caller.rest('DELETE', `${workspaceOf(of)}/people?email=${encodeURIComponent(emailOf(of, newcomer))}`),
  },
  {
    from: [workspacePage, 'button “Transfer ownership to …”'],
    name: 'POST /api/workspaces/:id/hand-on',
    make: (caller, of) => caller.rest('POST', `${workspaceOf(of)}/hand-on`, { email: emailOf(of, 'teams-member') }),
    undo: (of) =>
      callerOf(of, 'teams-member').rest('POST', `${workspaceOf(of)}/hand-on`, { email: emailOf(of, 'teams-owner') }),
  },
  {
    from: [workspacePage, 'button “New team”'],
    name: 'mutation addTeam',
    make: (caller, { team }) =>
      caller.mutate('addTeam', { accountID: team.accountId, name: 'Matrix', description: '', members: [] }),
  },
  {
    from: [workspacePage, 'button “Edit …”'],
    name: 'mutation editTeam',
    make: (caller, { team }) =>
      caller.mutate('editTeam', { id: team.teamId, accountID: team.accountId, name: 'Matrix desk' }),
  },
  {
    from: [workspacePage, 'button “Delete …”'],
    name: 'mutation removeTeam',
    make: (caller, { team }) => caller.mutate('removeTeam', { id: team.teamId, accountID: team.accountId }),
  },
  {
    from: [workspacePage, 'button “Open billing portal”'],
    name: 'GET /billing/portal/org',
    make: (caller, { team }) => caller.rest('GET', `/billing/portal/org?accountId=${team.accountId}`),
  },
  {
    from: ['/account/checkout of the team', 'button “Continue to payment”'],
    name: 'GET /billing/checkout/org',
    make: (caller, { team }) => {
      const order = { ...orderOf('fuel-teams', 'sample-teams-month'), priceQty: '15', accountId: team.accountId };
      return caller.rest('GET', `/billing/checkout/org?${new URLSearchParams(order)}`);
    },
  },
  {
    from: ['/account/checkout', 'button “Continue to payment”'],
    name: 'GET /billing/checkout',
    make: (caller) =>
      caller.rest(
        'GET',
        `/billing/checkout?${new URLSearchParams(orderOf('fuel-individual', 'sample-individual-month'))}`,
      ),
  },
  {
    from: [workspacePage, 'button “New code”'],
    name: 'mutation createReferral',
    make: (caller, { team }) =>
      caller.mutate('createReferral', {
        id: randomUUID(),
        code: `MATRIX${randomUUID().slice(0, 8).toUpperCase()}`,
        description: '',
        accountID: team.accountId,
        active: true,
        uses: 0,
      }),
  },
  {
    from: [workspacePage, 'button “Switch off …”'],
    name: 'mutation updateReferral',
    make: (caller, { team }) => caller.mutate('updateReferral', { id: team.referralId, active: false }),
    undo: (of) => callerOf(of, 'teams-owner').mutate('updateReferral', { id: of.team.referralId, active: true }),
  },
  {
    from: [listPage, 'button “Rename”'],
    name: 'mutation updateWatchlist',
    make: (caller, { team }) => caller.mutate('updateWatchlist', { id: team.listId, name: 'Matrix map' }),
  },
  {
    from: [listPage, 'button “Share”'],
    name: 'mutation createWatchlistShare',
    make: (caller, { team }) =>
      caller.mutate('createWatchlistShare', {
        watchlistID: team.listId,
        email: `${randomUUID().slice(0, 8)}@foresight.example`,
        sendEmail: false,
      }),
  },
  {
    from: [listPage, 'menuitem “Delete”'],
    name: 'mutation deleteWatchlist',
    make: (caller, { team }) => caller.mutate('deleteWatchlist', { id: team.listId }),
    undo: (of) => callerOf(of, 'teams-owner').rest('POST', '/api/watchlists/restore', { listIds: [of.team.listId] }),
  },
  {
    from: [workspacePage, 'button “Leave”'],
    name: 'POST /api/workspaces/:id/leave',
    make: (caller, of) => caller.rest('POST', `${workspaceOf(of)}/leave`, {}),
  },
];

function callerOf({ callers }: CallSubject, role: string): Caller {
  const caller = callers.get(role);
  if (!caller) throw new Error(`Nobody has the role ${role}`);
  return caller;
}
