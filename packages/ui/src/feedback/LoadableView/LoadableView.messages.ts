import { defineMessages } from '../../system/messages/defineMessages.ts';

export const loadableViewMessages = defineMessages('LoadableView', {
  loading: 'Loading',
  stale: 'Showing the last saved version while a newer one loads.',
  partial: 'Some of this could not be loaded.',
  offline: 'You are offline. This will load when you are connected again.',
  offlineWithLast: 'You are offline. Showing the last version that was loaded.',
  failedWithLast: ({ message }: { message: string }) =>
    `${asSentence(message)} Showing the last version that was loaded.`,
  'sign-in': 'Sign in to see this.',
  upgrade: 'Your plan does not include this.',
});

/** The specification's texts end without a full stop; before another sentence they need one. */
function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
