import { defineMessages } from '@fs/ui';

export const marketTableMessages = defineMessages('MarketTable', {
  label: 'Markets',
  name: 'Name',
  companies: 'No. Of Companies',
  totalFunding: 'Total Funding',
  empty: 'No markets yet',
});
