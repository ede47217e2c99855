import { defineMessages } from '@fs/ui';

export const watchlistModalMessages = defineMessages('WatchlistModal', {
  createTitle: 'New Watchlist',
  addTitle: ({ name }: { name: string }) => `Add companies to ${name}`,
  useCases: 'What is the list for?',
  name: 'Name',
  namePlaceholder: 'Untitled',
  teams: 'Teams',
  teamsLoading: 'Loading your teams…',
  noTeams: 'You’re not on a team yet.',
  teamsPlaceholder: 'Choose teams',
  retryTeams: 'Load teams again',
  isPrivate: 'Private Watchlist',
  isPrivateHint: 'Only you and people you share it with can see it.',
  companies: 'Companies',
  search: 'Find companies',
  chosen: 'Companies on the list',
  count: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'company', other: 'companies' })}`,
  none: 'Search by name or domain to add a company. You can add more later.',
  noneToAdd: 'Search by name or domain to add companies. Companies already on the list are skipped.',
  addSuggested: ({ name }: { name: string }) => `Add ${name}`,
  added: ({ name }: { name: string }) => `${name} added.`,
  repeated: ({ name }: { name: string }) => `${name} is already on the list.`,
  removed: ({ name }: { name: string }) => `${name} removed.`,
  full: ({ most }: { most: number }, { number }) =>
    `You can start a list with up to ${number(most)} companies. Add more later.`,
  fullAtOnce: ({ most }: { most: number }, { number }) =>
    `You can add up to ${number(most)} companies at a time. Add these first.`,
  presetLeftOut: ({ most, leftOut }: { most: number; leftOut: number }, { number, plural }) =>
    `You can start a list with up to ${number(most)} companies, so ${number(leftOut)} ${plural(leftOut, { one: 'wasn’t', other: 'weren’t' })} included. Add ${plural(leftOut, { one: 'it', other: 'them' })} later.`,
  bulk: 'Paste or import companies',
  create: 'Create Watchlist',
  add: 'Add Companies',
  cancel: 'Cancel',
  createFailed: 'Failed to create Watchlist',
  createFailedBecause: ({ error }: { error: string }) => `Failed to create Watchlist. ${error}`,
  updateFailed: 'Failed to update Watchlist',
  leaveCreate: 'Discard this list?',
  leaveAdd: 'Discard these companies?',
  leaveText: 'Your changes won’t be saved.',
  leave: 'Discard',
});
