import { defineMessages } from '@fs/ui';

export const newsFrontMessages = defineMessages('NewsFront', {
  title: 'Market news',
  categories: 'Categories',
  all: 'All news',
  featured: 'Featured',
  latest: 'Latest',
  about: ({ query }: { query: string }) => `News about “${query}”`,
  nothingAbout: ({ query }: { query: string }) => `No news about “${query}”.`,
  nothingIn: ({ category }: { category: string }) => `Nothing in ${category} this week.`,
  nothing: 'Nothing in the news this week.',
  unknown: 'We can’t find this category.',
});
