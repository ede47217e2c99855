import { defineMessages } from '@fs/ui';

export const watchlistShareMessages = defineMessages('WatchlistShare', {
  title: ({ name }: { name: string }) => `Share ${name}`,
  invite: 'Share with people',
  emails: 'Email addresses',
  emailsHint: 'Separate addresses with commas.',
  noEmail: 'Enter at least one email address.',
  badEmail: 'Enter a valid email address.',
  message: 'Message',
  messageHint: 'Optional. Included in the email.',
  messageNeedsEmail: 'Messages are sent only by email.',
  sendEmail: 'Notify people by email',
  sendEmailHint: 'If off, people get access without a notification.',
  share: 'Share',
  close: 'Done',
  discardTitle: 'Discard these addresses?',
  discardText: 'The list isn’t shared with them yet.',
  discardMessageTitle: 'Discard this message?',
  discardMessageText: 'It hasn’t been sent to anyone. Enter an email address to send it.',
  discard: 'Discard',
  shared: ({ count }: { count: number }, { number, plural }) =>
    `Shared with ${number(count)} ${plural(count, { one: 'person', other: 'people' })}.`,
  notShared: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'address', other: 'addresses' })} couldn’t be added. Check ${plural(count, { one: 'it', other: 'them' })} and try again.`,
  notSharedYet: ({ count, reason }: { count: number; reason: string }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'address stays', other: 'addresses stay' })} for another try. ${reason}`,
  people: 'People with access',
  nobody: 'Only you',
  owner: 'Owner',
  admin: 'Can edit',
  viewer: 'Can view',
  you: 'You',
  role: ({ email }: { email: string }) => `Access for ${email}`,
  leave: 'Leave this list',
  remove: ({ email }: { email: string }) => `Stop sharing with ${email}`,
  teams: 'Teams',
  noTeams: 'You’re not on a team in this account.',
  members: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'member', other: 'members' })}`,
});
