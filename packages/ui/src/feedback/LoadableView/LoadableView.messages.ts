import { defineMessages } from '../../system/messages/defineMessages.ts';

export const loadableViewMessages = defineMessages('LoadableView', {
  loading: 'Loading',
  stale: 'Showing saved data while we check for updates.',
  partial: 'Some of this couldn’t be loaded.',
  offline: 'You’re offline. This will load when you’re back online.',
  offlineWithLast: 'You’re offline. Showing the last version we loaded.',
  failedWithLast: ({ message }: { message: string }) => `${asSentence(message)} Showing the last version we loaded.`,
  'signed-out': 'Log in to see this.',
  forbidden: 'We can’t find this. It may be gone, or it isn’t shared with you.',
  withheld: 'This isn’t included for you.',
});

/** The specification’s texts have no final period. Add one where another sentence follows. */
function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
