import { defineMessages } from '@fs/ui';

export const listTagsMessages = defineMessages('ListTags', {
  title: 'Watchlists',
  personal: 'Personal',
  readOnly: 'Read only',
  readOnlyOf: ({ group }: { group: string }) => `${group}, read only`,
  none: 'On none of your watchlists yet.',
  add: 'Add',
  addTo: ({ company }: { company: string }) => `Add ${company} to a watchlist`,
  find: 'Find or name a watchlist',
  create: 'New watchlist',
  createNamed: ({ name }: { name: string }) => `Create “${name}”`,
  createUnnamed: 'Create a watchlist',
  companies: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'company', other: 'companies' })}`,
  hasIt: 'On this list already',
  isReadOnly: 'Read only: its owner can add',
  adding: ({ list }: { list: string }) => `Adding to ${list}`,
  added: ({ company, list }: { company: string; list: string }) => `${company} is on ${list}.`,
  alreadyThere: ({ company, list }: { company: string; list: string }) => `${company} is on ${list} already.`,
  cannotAdd: ({ list }: { list: string }) => `You can read ${list}, not change it.`,
  failed: 'Failed to update Watchlist',
});
