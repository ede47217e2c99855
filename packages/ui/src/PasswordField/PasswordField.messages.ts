import { defineMessages } from '../messages/defineMessages.ts';

export const passwordFieldMessages = defineMessages('PasswordField', {
  show: 'Show password',
});
