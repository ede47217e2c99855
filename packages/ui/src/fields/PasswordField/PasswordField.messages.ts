import { defineMessages } from '../../system/messages/defineMessages.ts';

export const passwordFieldMessages = defineMessages('PasswordField', {
  show: 'Show password',
});
