import { defineMessages } from '../../system/messages/defineMessages.ts';

export const avatarGroupMessages = defineMessages('AvatarGroup', {
  over: ({ count }: { count: number }, { number }) => `+${number(count)}`,
  others: ({ count }: { count: number }, { number }) => `${number(count)} more`,
});
