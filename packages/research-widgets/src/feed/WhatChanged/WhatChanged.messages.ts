import { defineMessages } from '@fs/ui';

export const whatChangedMessages = defineMessages('WhatChanged', {
  title: 'What changed',
  markSeen: 'Mark as seen',
  fresh: 'New since your last visit',
  seen: 'Seen before',
  feed: 'Feed',
  /** The link to the feed where not all that is new fits. */
  moreInFeed: ({ count }: { count: number }, { number, plural }) =>
    plural(count, { one: '1 more new event in the feed', other: `${number(count)} more new events in the feed` }),
  empty:
    'No events yet. Add companies to your lists, or follow markets and topics, and their rounds, deals, and articles land here.',
  toLists: 'All watchlists',
});
