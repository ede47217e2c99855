import { defineMessages } from '@fs/ui';

export const marketSearchMessages = defineMessages('MarketSearch', {
  label: 'Search markets',
  noneNamed: ({ text }: { text: string }) => `No market is called “${text}”.`,
  closest: 'Closest:',
  source: ({ day }: { day: string }) => `Disclosed rounds, US dollars. 12 months to ${day}.`,
});
