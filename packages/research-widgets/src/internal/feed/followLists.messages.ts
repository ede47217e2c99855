import { defineMessages } from '@fs/ui';

export const followListsMessages = defineMessages('FollowLists', {
  explain: 'Follow a list and its news lands here.',
});
