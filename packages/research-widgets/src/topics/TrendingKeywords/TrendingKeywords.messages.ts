import { defineMessages } from '@fs/ui';

export const trendingKeywordsMessages = defineMessages('TrendingKeywords', {
  title: 'Trending keywords',
  empty: 'No keywords trend yet: they come with the news.',
  through: ({ day }: { day: string }) => `In the news up to ${day}`,
});
