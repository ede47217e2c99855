import { defineMessages } from '@fs/ui';

export const workspaceCardsMessages = defineMessages('WorkspaceCards', {
  personal: 'Personal',
  owner: 'Owner',
  member: 'Member',
  active: 'In use now',
  pending: 'Not paid yet',
  inactive: 'Inactive',
  seats: ({ used, limit }: { used: number; limit: number | null }, { number, plural }) =>
    limit === null
      ? plural(used, { one: '1 person', other: `${number(used)} people` })
      : `${number(used)} of ${number(limit)} seats`,
  lists: ({ used, limit }: { used: number; limit: number | null }, { number, plural }) =>
    limit === null
      ? plural(used, { one: '1 watchlist', other: `${number(used)} watchlists` })
      : `${number(used)} of ${plural(limit, { one: '1 watchlist', other: `${number(limit)} watchlists` })}`,
  switchTo: 'Switch to this workspace',
  finish: 'Finish payment',
  fix: 'Fix payment',
  pendingText: 'Nothing is charged and nobody is invited before it’s paid. Lists are read-only.',
  failedOn: ({ day }: { day: string }, { shortDay }) =>
    `Payment failed on ${shortDay(day)}. Lists are read-only until it’s fixed.`,
  failed: 'The plan has ended. Lists are read-only until it’s renewed.',
  ends: ({ day }: { day: string }, { shortDay }) =>
    `The plan is canceled. Everything works until ${shortDay(day)}, and nothing is deleted then.`,
  invitations: 'Invitations',
  invited: ({ who, name }: { who: string; name: string }) => `${who} invites you to ${name}`,
  asOwner: 'As an owner',
  asMember: 'As a member',
  join: 'Join',
  decline: 'Decline',
  alone: 'Work with others.',
  createTeam: 'Create a Team',
  yours: 'Your workspaces',
});
