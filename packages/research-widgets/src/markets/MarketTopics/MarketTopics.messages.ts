import { defineMessages } from '@fs/ui';

export const marketTopicsMessages = defineMessages('MarketTopics', {
  title: 'Topics',
  empty: 'No topics yet',
  /** A topic with its number of articles. */
  counted: ({ name, count }: { name: string; count: number }, { number }) => `${name} ${number(count)}`,
  source: ({ count }: { count: number }, { number, plural }) =>
    plural(count, { one: 'Of the latest article', other: `Of the latest ${number(count)} articles` }),
});
