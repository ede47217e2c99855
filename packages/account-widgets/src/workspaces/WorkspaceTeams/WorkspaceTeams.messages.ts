import { defineMessages } from '@fs/ui';

export const workspaceTeamsMessages = defineMessages('WorkspaceTeams', {
  title: 'Teams',
  none: 'No teams yet. A team shares watchlists among some people of the workspace.',
  people: ({ count }: { count: number }, { number, plural }) =>
    count === 0 ? 'No members' : plural(count, { one: '1 member', other: `${number(count)} members` }),
  lists: ({ count }: { count: number }, { number, plural }) =>
    count === 0 ? 'no watchlists' : plural(count, { one: '1 watchlist', other: `${number(count)} watchlists` }),
  readOnly: 'Read-only',
  edit: 'Edit',
  editOf: ({ name }: { name: string }) => `Edit ${name}`,
  remove: 'Delete',
  removeOf: ({ name }: { name: string }) => `Delete ${name}`,
  removeAsk: ({ name }: { name: string }) => `Delete ${name}?`,
  removeText: ({ people }: { people: number }, { number, plural }) =>
    `${people === 0 ? 'Nobody loses' : plural(people, { one: '1 member loses', other: `${number(people)} members lose` })} what only this team sees. No watchlist is deleted.`,
  removeLists: 'The team can no longer see:',
  add: 'New team',
  name: 'Name',
  description: 'Description',
  members: 'Members',
  save: 'Save',
  cancel: 'Cancel',
  nameMissing: 'Enter a name',
  overText: ({ limit }: { limit: number }, { number, plural }) =>
    `The plan includes ${plural(limit, { one: '1 team', other: `${number(limit)} teams` })}. Nothing is deleted. Choose which stay open.`,
  keepOpen: 'Teams that stay open',
  tooMany: ({ limit }: { limit: number }, { number }) => `Choose up to ${number(limit)}.`,
  saveOpen: 'Save choice',
  full: ({ limit }: { limit: number }, { number, plural }) =>
    `The plan includes ${plural(limit, { one: '1 team', other: `up to ${number(limit)} teams` })}.`,
});
