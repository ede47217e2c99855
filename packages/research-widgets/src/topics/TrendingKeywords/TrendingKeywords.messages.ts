import { defineMessages } from '@fs/ui';

export const trendingKeywordsMessages = defineMessages('TrendingKeywords', {
  title: 'Trending keywords',
  empty: 'No trending keywords yet',
  counted: ({ name, count }: { name: string; count: number }, { number }) => `${name} ${number(count)}`,
  through: ({ days, day }: { days: number; day: string }, { number }) =>
    days === 1 ? `Articles of ${day}` : `Articles in the ${number(days)} days through ${day}`,
});
