import type { PreparedTeam } from './prepareTeams.ts';

export interface AccountPage {
  /** As the printed page calls it. */
  name: string;
  address: (team: PreparedTeam) => string;
  /** Whether its controls change accounts, plans or lists, so that they are printed. */
  hasControls: boolean;
}

const personalOrder = 'plan=fuel-individual&price=sample-individual-month';
const teamOrder = 'plan=fuel-teams&price=sample-teams-month&seats=15';

/** The pages on which the account of the user makes a difference. */
export const accountPages: readonly AccountPage[] = [
  { name: '/account', address: () => '/account', hasControls: true },
  { name: '/plans', address: () => '/plans', hasControls: true },
  { name: '/account/checkout', address: () => `/account/checkout?${personalOrder}`, hasControls: true },
  {
    name: '/account/checkout of the team',
    address: ({ accountId }) => `/account/checkout?${teamOrder}&account=${accountId}`,
    hasControls: true,
  },
  { name: '/accounts/new', address: () => '/accounts/new', hasControls: false },
  { name: '/workspaces', address: () => '/workspaces', hasControls: true },
  { name: '/workspaces/personal', address: () => '/workspaces/personal', hasControls: true },
  {
    name: '/workspaces/$accountId of the team',
    address: ({ accountId }) => `/workspaces/${accountId}`,
    hasControls: true,
  },
  { name: '/research/watchlists', address: () => '/research/watchlists', hasControls: true },
  {
    name: '/research/watchlists/$watchlistId of the team',
    address: ({ listId }) => `/research/watchlists/${listId}`,
    hasControls: true,
  },
  { name: '/research/home', address: () => '/research/home', hasControls: false },
  { name: '/advisory/chat', address: () => '/advisory/chat', hasControls: false },
  { name: '/admin', address: () => '/admin', hasControls: false },
  { name: '/admin/messages', address: () => '/admin/messages', hasControls: false },
  { name: '/editors/admin', address: () => '/editors/admin', hasControls: false },
];
