import { defineMessages } from '@fs/ui';

export const listTagsMessages = defineMessages('ListTags', {
  title: 'Watchlists',
  personal: 'Personal',
  readOnly: 'View only',
  readOnlyOf: ({ group }: { group: string }) => `${group}, view only`,
  none: 'Not on any of your watchlists',
  add: 'Add',
  addTo: ({ company }: { company: string }) => `Add ${company} to a watchlist`,
  find: 'Find or create a watchlist',
  create: 'New watchlist',
  createNamed: ({ name }: { name: string }) => `Create “${name}”`,
  createUnnamed: 'Create a watchlist',
  companies: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'company', other: 'companies' })}`,
  hasIt: 'Already on this list',
  isReadOnly: 'View only. Ask the owner to add it.',
  adding: ({ list }: { list: string }) => `Adding to ${list}`,
  added: ({ company, list }: { company: string; list: string }) => `Added ${company} to ${list}.`,
  alreadyThere: ({ company, list }: { company: string; list: string }) => `${company} is already on ${list}.`,
  cannotAdd: ({ list }: { list: string }) => `You can view ${list} but not edit it.`,
  failed: 'Failed to update Watchlist',
});
