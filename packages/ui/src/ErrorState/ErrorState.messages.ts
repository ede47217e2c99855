import { defineMessages } from '../messages/defineMessages.ts';

export const errorStateMessages = defineMessages('ErrorState', {
  retry: 'Try again',
});
