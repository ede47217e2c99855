import { defineMessages } from '@fs/ui';

export const watchlistShareMessages = defineMessages('WatchlistShare', {
  title: ({ name }: { name: string }) => `Share ${name}`,
  invite: 'Share with people',
  emails: 'Email addresses',
  emailsHint: 'A comma or Enter ends an address.',
  noEmail: 'Enter at least one email address.',
  badEmail: 'This is not an email address.',
  message: 'Message',
  messageHint: 'Stands in the email. Optional.',
  sendEmail: 'Send an email',
  sendEmailHint: 'Without it the list is shared all the same, and nobody is told.',
  share: 'Share',
  close: 'Done',
  shared: ({ count }: { count: number }, { number, plural }) =>
    `Shared with ${number(count)} ${plural(count, { one: 'person', other: 'people' })}.`,
  notShared: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'address was refused and stays', other: 'addresses were refused and stay' })} in the field.`,
  people: 'Who has it',
  nobody: 'Nobody but you yet.',
  owner: 'Owner',
  admin: 'Can change it',
  viewer: 'Can read it',
  you: 'You',
  role: ({ email }: { email: string }) => `What ${email} may do`,
  leave: 'Leave this list',
  remove: ({ email }: { email: string }) => `Stop sharing with ${email}`,
  teams: 'Teams',
  noTeams: 'You belong to no team of this account.',
  members: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'member', other: 'members' })}`,
});
