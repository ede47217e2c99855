import { defineMessages } from '@fs/ui';

export const trendingKeywordsMessages = defineMessages('TrendingKeywords', {
  title: 'Trending keywords',
  empty: 'No trending keywords yet',
  through: ({ day }: { day: string }) => `News through ${day}`,
});
