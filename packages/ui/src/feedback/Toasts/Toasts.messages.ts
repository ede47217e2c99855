import { defineMessages } from '../../system/messages/defineMessages.ts';

export const toastsMessages = defineMessages('Toasts', {
  region: 'Notifications',
  dismiss: 'Dismiss',
});
