import { defineMessages } from '@fs/ui';

export const newsFrontMessages = defineMessages('NewsFront', {
  title: 'Market news',
  search: 'Search the news',
  categories: 'Categories',
  all: 'All news',
  featured: 'Featured',
  latest: 'Latest',
  about: ({ query }: { query: string }) => `News about “${query}”`,
  found: ({ count }: { count: number }, { plural, number }) =>
    plural(count, { one: '1 story, newest first', other: `${number(count)} stories, newest first` }),
  nothingAbout: ({ query }: { query: string }) => `No news about “${query}”.`,
  nothingIn: ({ category }: { category: string }) => `Nothing in ${category} this week.`,
  nothing: 'Nothing in the news this week.',
  unknown: 'We can’t find this category.',
});
