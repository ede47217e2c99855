import { defineMessages } from '@fs/ui';

export const fundingTableMessages = defineMessages('FundingTable', {
  label: 'Funding rounds',
  company: 'Company',
  round: 'Round',
  amount: 'Amount',
  date: 'Date',
  investors: 'Investors',
  investorsOf: ({ name }: { name: string }) => `Investors in ${name}`,
  empty: 'No funding rounds yet',
});
