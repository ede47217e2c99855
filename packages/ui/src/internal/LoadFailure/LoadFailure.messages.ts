import { defineMessages } from '../../system/messages/defineMessages.ts';

export const loadFailureMessages = defineMessages('LoadFailure', {
  failed: 'Couldn’t load this.',
  offline: 'You’re offline. Try again when you’re connected.',
  retry: 'Try again',
  reload: 'Reload the page',
});
