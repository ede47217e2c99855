import { defineMessages } from '@fs/ui';

export const accountNotificationsMessages = defineMessages('AccountNotifications', {
  title: 'Notifications',
  pulses: 'Market Pulse',
  pulsesHint: 'Email newsletters by topic.',
  noPulses: 'No Market Pulse lists are available right now.',
  watchlists: 'Watchlist news emails',
  watchlistsHint: 'You can also turn these off for individual watchlists.',
  save: 'Save notifications',
});
