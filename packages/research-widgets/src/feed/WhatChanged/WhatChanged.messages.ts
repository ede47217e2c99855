import { defineMessages } from '@fs/ui';

export const whatChangedMessages = defineMessages('WhatChanged', {
  title: 'What changed',
  markSeen: 'Mark as seen',
  fresh: 'New since your last visit',
  seen: 'Seen before',
  feed: 'Feed',
  empty:
    'No events yet. Add companies to your lists, or follow markets and topics, and their rounds, deals, and articles land here.',
  toLists: 'All watchlists',
});
