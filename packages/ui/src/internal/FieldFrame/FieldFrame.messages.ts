import { defineMessages } from '../../messages/defineMessages.ts';

export const fieldMessages = defineMessages('Field', {
  required: 'Required',
});
