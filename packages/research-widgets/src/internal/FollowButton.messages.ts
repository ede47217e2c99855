import { defineMessages } from '@fs/ui';

export const followButtonMessages = defineMessages('FollowButton', {
  follow: 'Follow',
  following: 'Following',
  followList: ({ name }: { name: string }) => `Follow ${name}`,
  followingList: ({ name }: { name: string }) => `Following ${name}`,
});
