import { defineMessages } from '@fs/ui';

export const channelPanesMessages = defineMessages('ChannelPanes', {
  back: 'Back to channels',
});
