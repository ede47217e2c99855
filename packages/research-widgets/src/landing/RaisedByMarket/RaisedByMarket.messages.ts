import { defineMessages } from '@fs/ui';

export const raisedByMarketMessages = defineMessages('RaisedByMarket', {
  title: 'Raised by market',
  market: 'Market',
  raised: 'Raised, US dollars',
  source: ({ day }: { day: string }) =>
    `Disclosed rounds, twelve months to ${day}. A round counts in each market of its company.`,
});
