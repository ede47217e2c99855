import { defineMessages } from '@fs/ui';

export const featuredMarketsMessages = defineMessages('FeaturedMarkets', {
  title: 'Featured markets',
  empty: 'No markets are known yet.',
});
