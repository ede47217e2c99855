import { defineMessages } from '../messages/defineMessages.ts';

export const bannerMessages = defineMessages('Banner', {
  dismiss: 'Dismiss',
});
