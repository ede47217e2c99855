import { defineMessages } from '../../system/messages/defineMessages.ts';

export const errorStateMessages = defineMessages('ErrorState', {
  retry: 'Try again',
});
