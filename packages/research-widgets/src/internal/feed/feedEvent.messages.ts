import { defineMessages } from '@fs/ui';

export const feedEventMessages = defineMessages('FeedEvent', {
  funding: 'Round',
  acquisition: 'Acquisition',
  investment: 'Investment',
  article: 'Article',
  /** Between the company that acquired and the one that was acquired. */
  acquired: 'acquired',
  /** Between an investor and the company. */
  investedIn: 'invested in',
  ledBy: ({ name }: { name: string }) => `led by ${name}`,
  /** Before the names of lists, markets and topics. */
  on: 'On',
  isNew: 'New',
  /** When we learned of an event that happened on another day. */
  added: ({ when }: { when: string }) => `Added ${when}`,
  seenBefore: ({ when }: { when: string }) => `Seen before ${when}`,
  earlierToday: 'earlier today',
  yesterday: 'yesterday',
});
