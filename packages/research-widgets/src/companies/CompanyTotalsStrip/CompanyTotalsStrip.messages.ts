import { defineMessages } from '@fs/ui';

export const companyTotalsStripMessages = defineMessages('CompanyTotalsStrip', {
  companies: 'Companies',
  raised: 'Raised in 12 months',
  median: 'Median last round',
  newest: 'Newest round',
  source: 'Disclosed rounds, US dollars.',
});
