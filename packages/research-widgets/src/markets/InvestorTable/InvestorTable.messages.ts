import { defineMessages } from '@fs/ui';

export const investorTableMessages = defineMessages('InvestorTable', {
  label: 'Investors',
  name: 'Name',
  recentRounds: 'Rounds 12 months',
  rounds: 'All rounds',
  led: 'Rounds led',
  companies: 'Companies',
  markets: 'Markets',
  lastDeal: 'Last deal',
  empty: 'No investors yet',
});
