import { defineMessages } from '@fs/ui';

export const channelMembersDrawerMessages = defineMessages('ChannelMembersDrawer', {
  title: 'Members',
  creator: 'Created the channel',
  remove: ({ name }: { name: string }) => `Remove ${name}`,
  removeAsk: ({ name }: { name: string }) => `Remove ${name}?`,
  removeText: 'They lose access to its messages and files at once.',
  removeConfirm: 'Remove',
  invite: 'Invite',
  nobodyChosen: 'Enter an email first',
  invited: 'Invited',
  'already-invited': 'Already invited',
  'already-member': 'Already a member',
  'not-an-email': 'Not an email address',
});
