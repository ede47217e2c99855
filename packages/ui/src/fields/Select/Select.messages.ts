import { defineMessages } from '../../system/messages/defineMessages.ts';

export const selectMessages = defineMessages('Select', {
  placeholder: 'Choose',
  empty: 'No options',
});
