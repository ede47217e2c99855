import { defineMessages } from '@fs/ui';

export const topicExplorerMessages = defineMessages('TopicExplorer', {
  title: 'Explore Topics',
  /** The topics follow, with an ampersand between them. */
  subtitle: 'Recently published articles that contain the keyword:',
  newSince: ({ count, since }: { count: number; since: string }, { number }) => `${number(count)} new since ${since}`,
  followLimit: ({ count }: { count: number }, { number }) =>
    `You follow ${number(count)} topics. Unfollow one to follow another.`,
  filter: 'Topics',
  placeholder: 'Filter topics...',
  search: 'Search',
  lettersNeeded: 'Type at least 3 letters',
  noneGiven: 'You must provide at least one topic',
  articles: 'Articles',
  /** Heading of the articles. With `isCapped`, there may be more. */
  counted: ({ count, isCapped }: { count: number; isCapped: boolean }, { number, plural }) =>
    `${number(count)}${isCapped ? '+' : ''} ${plural(count, { one: 'article', other: 'articles' })}`,
  more: 'Show more articles',
  noArticles: 'No Recent Articles',
  noArticlesText: 'There are no recent articles for this topic. Check back later or browse the trending topics.',
  each: 'Each topic alone',
  alone: ({ name, count }: { name: string; count: number }, { number }) => `${name} ${number(count)}`,
  history: '7 Day History',
  day: 'Day',
  dayCount: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'article', other: 'articles' })}`,
  related: 'Related Topics',
  companies: 'Top Companies',
  markets: 'Top Markets',
  trending: 'Trending Topics',
});
