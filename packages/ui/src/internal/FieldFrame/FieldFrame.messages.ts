import { defineMessages } from '../../system/messages/defineMessages.ts';

export const fieldMessages = defineMessages('Field', {
  required: 'Required',
});
