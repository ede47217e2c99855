import type { RouteTable } from './route.ts';

/** The id under which everyone reaches their personal workspace. */
export const personalWorkspace = 'personal';

/** Who belongs to an account, who is invited, and what it may hold. All of them are additions (decision 072). */
export const workspaceRoutes = {
  listWorkspaces: {
    method: 'GET',
    path: '/api/workspaces',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t load your workspaces.',
  },
  /** `personal` is the id of the caller's personal workspace, too. */
  getWorkspace: {
    method: 'GET',
    path: '/api/workspaces/:id',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to fetch account',
  },
  /** Answers alike whether or not an address has an account. */
  invitePeople: {
    method: 'POST',
    path: '/api/workspaces/:id/invitations',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t send the invitations. Try again.',
  },
  remindInvitation: {
    method: 'POST',
    path: '/api/workspaces/:id/invitations/:invitationId/remind',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t send the reminder. Try again.',
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/api/workspaces/:id/invitations/:invitationId',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t withdraw the invitation. Try again.',
  },
  /** Joins the account that the caller's address is invited to. */
  joinWorkspace: {
    method: 'POST',
    path: '/api/workspaces/:id/join',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t join. Try again.',
  },
  declineInvitation: {
    method: 'POST',
    path: '/api/workspaces/:id/decline',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t decline the invitation. Try again.',
  },
  changePerson: {
    method: 'PUT',
    path: '/api/workspaces/:id/people',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed updating account',
  },
  removePerson: {
    method: 'DELETE',
    path: '/api/workspaces/:id/people',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t remove this person. Try again.',
  },
  /** Makes another person an owner and the caller a member, at once. */
  handOnWorkspace: {
    method: 'POST',
    path: '/api/workspaces/:id/hand-on',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t transfer ownership. Try again.',
  },
  leaveWorkspace: {
    method: 'POST',
    path: '/api/workspaces/:id/leave',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t leave. Try again.',
  },
  /** Chooses what stays open where there is more than the plan includes. */
  keepOpen: {
    method: 'PUT',
    path: '/api/workspaces/:id/open',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t save what stays open. Try again.',
  },
  getLogoUpload: {
    method: 'GET',
    path: '/api/workspaces/:id/logo/upload',
    isAddition: true,
    audience: 'signed-in',
    failure: 'File upload failed.',
  },
  saveLogo: {
    method: 'PUT',
    path: '/api/workspaces/:id/logo',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed updating account',
  },
} as const satisfies RouteTable;
