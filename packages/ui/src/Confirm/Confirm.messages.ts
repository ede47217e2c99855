import { defineMessages } from '../messages/defineMessages.ts';

export const confirmMessages = defineMessages('Confirm', {
  cancel: 'Cancel',
});
