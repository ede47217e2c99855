import { defineMessages } from '@fs/ui';

export const whatChangedMessages = defineMessages('WhatChanged', {
  title: 'What changed',
  markSeen: 'Mark as seen',
  fresh: 'New since your last visit',
  seen: 'Seen before',
  feed: 'Feed',
  empty: 'No events on your lists yet. Add companies and their rounds, deals, and articles land here.',
  toLists: 'All watchlists',
});
