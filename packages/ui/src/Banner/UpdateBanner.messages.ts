import { defineMessages } from '../messages/defineMessages.ts';

export const updateBannerMessages = defineMessages('UpdateBanner', {
  available: 'A new version is ready.',
  update: 'Update Now',
});
