import { defineMessages } from '../../system/messages/defineMessages.ts';

export const updateBannerMessages = defineMessages('UpdateBanner', {
  available: 'A new version is ready.',
  update: 'Update Now',
});
