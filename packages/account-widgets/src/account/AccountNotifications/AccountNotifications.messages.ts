import { defineMessages } from '@fs/ui';

export const accountNotificationsMessages = defineMessages('AccountNotifications', {
  title: 'Notifications',
  pulses: 'Market Pulse',
  pulsesHint: 'News that comes by email, a list for each subject.',
  noPulses: 'There are no Market Pulse lists at the moment.',
  watchlists: 'News of my watchlists by email',
  watchlistsHint: 'Each watchlist can be switched off on its own.',
  save: 'Save notifications',
});
