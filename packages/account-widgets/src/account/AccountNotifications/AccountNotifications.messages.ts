import { defineMessages } from '@fs/ui';

export const accountNotificationsMessages = defineMessages('AccountNotifications', {
  title: 'Notifications',
  pulses: 'Market Pulse',
  pulsesHint: 'Email newsletters by topic.',
  noPulses: 'No Market Pulse lists are available right now.',
  watchlists: 'Watchlist news emails',
  watchlistsHint: 'You can also turn these off for individual watchlists.',
  frequency: 'How often',
  daily: 'Every morning, if there is news',
  weekly: 'On Mondays, for the week',
  /** Below a frequency. */
  wouldHave: ({ count, days }: { count: number; days: number }, { number }) =>
    `Would have sent ${number(count)} in ${number(days)} days`,
  notices: 'Notice emails',
  noticesHint: 'Invitations, payments, and files that are ready. They’re always in the header, too.',
  messages: 'Message emails',
  messagesHint: 'About unread messages of private channels while you’re away, up to once every 4 hours.',
  paused: 'Pause these emails',
  pausedHint: 'Nothing of the above is mailed until you clear this. Codes and security emails still come.',
  save: 'Save notifications',
});
