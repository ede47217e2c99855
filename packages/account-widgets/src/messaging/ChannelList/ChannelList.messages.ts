import { defineMessages } from '@fs/ui';

export const channelListMessages = defineMessages('ChannelList', {
  title: 'Notifications',
  search: 'Search channels',
  create: 'Create',
  unread: ({ count }: { count: number }, { number }) => `${number(count)} unread`,
  noMessage: 'No messages yet',
  file: 'File',
  nothing: "You're all set",
  noMatch: ({ text }: { text: string }) => `No channel matches “${text}”.`,
  failed: 'Something went wrong',
});
