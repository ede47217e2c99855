import { defineMessages } from '@fs/ui';

export const workspacePeopleMessages = defineMessages('WorkspacePeople', {
  title: 'People',
  owner: 'Owner',
  member: 'Member',
  you: 'You',
  roleOf: ({ name }: { name: string }) => `Role of ${name}`,
  remove: 'Remove',
  removeOf: ({ name }: { name: string }) => `Remove ${name}`,
  removeAsk: ({ name }: { name: string }) => `Remove ${name}?`,
  removeText: 'They lose access at once, in open tabs too. What they made stays with the workspace.',
  transfer: 'Transfer ownership',
  transferOf: ({ name }: { name: string }) => `Transfer ownership to ${name}`,
  transferAsk: ({ name }: { name: string }) => `Transfer ownership to ${name}?`,
  transferText: 'They become an owner, and you become a member.',
  pending: 'Pending invitations',
  invitedBy: ({ who, day }: { who: string; day: string }, { shortDay }) => `Invited by ${who} on ${shortDay(day)}`,
  remindedOn: ({ day }: { day: string }, { shortDay }) => `Reminded on ${shortDay(day)}`,
  notSent: 'Mail is sent when the workspace is paid.',
  remind: 'Remind',
  remindOf: ({ email }: { email: string }) => `Remind ${email}`,
  withdraw: 'Withdraw',
  withdrawOf: ({ email }: { email: string }) => `Withdraw the invitation of ${email}`,
  invite: 'Invite people',
  addresses: 'Email addresses',
  addressesHint: 'Type or paste up to 200 addresses, with any separators.',
  invalid: ({ email }: { email: string }) => `Email ${email} is invalid`,
  duplicates: ({ count }: { count: number }, { number, plural }) =>
    plural(count, { one: '1 duplicate was left out.', other: `${number(count)} duplicates were left out.` }),
  known: ({ count }: { count: number }, { number, plural }) =>
    plural(count, {
      one: '1 address belongs to the workspace or is invited already.',
      other: `${number(count)} addresses belong to the workspace or are invited already.`,
    }),
  role: 'Role',
  send: 'Send invitations',
  free: ({ count }: { count: number }, { number, plural }) =>
    plural(count, { one: '1 seat is free.', other: `${number(count)} seats are free.` }),
  beyond: ({ count }: { count: number }, { number, plural }) =>
    plural(count, { one: '1 more seat is needed.', other: `${number(count)} more seats are needed.` }),
  unpaid: ({ count }: { count: number }, { number, plural }) =>
    plural(count, {
      one: '1 more seat is used than is paid for. Add a seat, or remove someone, to invite others.',
      other: `${number(count)} more seats are used than are paid for. Add seats, or remove people, to invite others.`,
    }),
  price: ({ from, to, period }: { from: number; to: number; period: 'month' | 'year' }, { number }) =>
    `The plan would then cost $${number(to)} instead of $${number(from)} per ${period}.`,
  addSeats: 'Add seats',
});
