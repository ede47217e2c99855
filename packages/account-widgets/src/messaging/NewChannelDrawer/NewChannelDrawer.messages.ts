import { defineMessages } from '@fs/ui';
import { defaultChannelName } from './channelName.ts';

export const newChannelDrawerMessages = defineMessages('NewChannelDrawer', {
  title: 'New private channel',
  name: 'Name',
  defaultName: defaultChannelName,
  create: 'Create channel',
});
