import { defineMessages } from '@fs/ui';

export const watchlistModalMessages = defineMessages('WatchlistModal', {
  createTitle: 'New Watchlist',
  addTitle: ({ name }: { name: string }) => `Add companies to ${name}`,
  useCases: 'What is the list for?',
  name: 'Name',
  namePlaceholder: 'Untitled',
  teams: 'Teams',
  teamsLoading: 'Your teams are on their way.',
  noTeams: 'You are in no team yet.',
  teamsPlaceholder: 'Choose teams',
  retryTeams: 'Load teams again',
  isPrivate: 'Private Watchlist',
  isPrivateHint: 'Only you and those you share it with see it.',
  companies: 'Companies',
  search: 'Find companies',
  chosen: 'Companies on the list',
  count: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'company', other: 'companies' })}`,
  none: 'Search by name or domain, and add the first company; more can follow at any time.',
  noneToAdd: 'Search by name or domain, and choose what to add. What is on the list already is not added twice.',
  added: ({ name }: { name: string }) => `${name} is on the list.`,
  repeated: ({ name }: { name: string }) => `${name} is on the list already.`,
  removed: ({ name }: { name: string }) => `${name} is off the list.`,
  full: ({ most }: { most: number }, { number }) =>
    `The list is full: it can be started with ${number(most)} companies. More can be added later.`,
  fullAtOnce: ({ most }: { most: number }, { number }) =>
    `${number(most)} companies can be added at once. Add these first; more can follow at any time.`,
  presetLeftOut: ({ most, leftOut }: { most: number; leftOut: number }, { number, plural }) =>
    `A list can be started with ${number(most)} companies. ${number(leftOut)} ${plural(leftOut, { one: 'company was', other: 'companies were' })} left out and can be added later.`,
  bulk: 'Paste or import many',
  create: 'Create Watchlist',
  add: 'Add Companies',
  cancel: 'Cancel',
  createFailed: 'Failed to create Watchlist',
  createFailedBecause: ({ error }: { error: string }) => `Failed to create Watchlist. ${error}`,
  updateFailed: 'Failed to update Watchlist',
  leaveCreate: 'Leave without creating the list?',
  leaveAdd: 'Leave without adding the companies?',
  leaveText: 'What you entered will be gone.',
  leave: 'Leave',
});
