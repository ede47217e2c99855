import { defineMessages } from '@fs/ui';

export const featuredMarketsMessages = defineMessages('FeaturedMarkets', {
  title: 'Featured markets',
  empty: 'No featured markets yet',
});
