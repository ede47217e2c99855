import type { Workspace, WorkspaceDetail } from '@fs/api-contract';

/** Builds a workspace for stories: nine of twelve seats, three of three teams. */
export function buildWorkspace(overrides: Partial<Workspace> = {}): Workspace {
  return {
    id: 'longview',
    name: 'Longview Research',
    description: 'The research desk: deal sourcing, market maps and the Monday briefing.',
    logo: null,
    accountType: 'ORGANIZATION',
    accountStatus: 'ACTIVE',
    planID: 'fuel-teams',
    plan: 'Teams',
    role: 'owner',
    usage: {
      watchlists: { limit: null, used: 3 },
      teams: { limit: 3, used: 3 },
      seats: { limit: 12, used: 9 },
    },
    paymentFailedAt: null,
    renewsAt: '2027-01-03T00:00:00.000Z',
    endsAt: null,
    ...overrides,
  };
}

/** The same with its people, two of whom are invited only. */
export function buildWorkspaceDetail(overrides: Partial<WorkspaceDetail> = {}): WorkspaceDetail {
  return {
    ...buildWorkspace(),
    people: [
      { email: 'theresa@foresight.example', name: 'Theresa Olsson', role: 'owner', teamIDs: ['health'] },
      { email: 'tomas@foresight.example', name: 'Tomás Medeiros', role: 'member', teamIDs: ['climate'] },
    ],
    invitations: [
      {
        id: 'one',
        email: 'ana@foresight.example',
        role: 'member',
        teamIDs: [],
        invitedBy: 'Theresa Olsson',
        invitedAt: '2026-11-20T09:00:00.000Z',
        sentAt: '2026-11-20T09:00:00.000Z',
        remindedAt: null,
      },
      {
        id: 'two',
        email: 'bo@foresight.example',
        role: 'owner',
        teamIDs: [],
        invitedBy: 'Theresa Olsson',
        invitedAt: '2026-11-12T09:00:00.000Z',
        sentAt: '2026-11-18T09:00:00.000Z',
        remindedAt: '2026-11-18T09:00:00.000Z',
      },
    ],
    ...overrides,
  };
}
