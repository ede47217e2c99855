import { defineMessages } from '@fs/ui';

export const newChannelDrawerMessages = defineMessages('NewChannelDrawer', {
  title: 'New private channel',
  name: 'Name',
  defaultName: 'Untitled',
  create: 'Create channel',
});
