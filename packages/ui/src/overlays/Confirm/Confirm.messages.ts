import { defineMessages } from '../../system/messages/defineMessages.ts';

export const confirmMessages = defineMessages('Confirm', {
  cancel: 'Cancel',
});
