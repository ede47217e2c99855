import { defineMessages } from '@fs/ui';

export const unsubscribeMessages = defineMessages('Unsubscribe', {
  title: 'Email settings',
  noticesOff: 'You won’t get notices by email anymore. They’re still in the header of the app.',
  noticesOn: 'You get notices by email again.',
  watchlistsOff: 'You won’t get emails about your watchlists anymore.',
  watchlistsOn: 'You get emails about your watchlists again.',
  messagesOff: 'You won’t get emails about unread messages anymore.',
  messagesOn: 'You get emails about unread messages again.',
  stop: 'Stop these emails',
  resume: 'Get these emails again',
  unknown: 'This link doesn’t work anymore. Log in to change your email settings.',
  settings: 'All email settings',
});
