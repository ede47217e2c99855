import { defineMessages } from '../messages/defineMessages.ts';

export const textFieldMessages = defineMessages('TextField', {
  required: 'Required',
});
