import { defineMessages } from '../../system/messages/defineMessages.ts';

export const bannerMessages = defineMessages('Banner', {
  dismiss: 'Dismiss',
});
