import { defineMessages } from '@fs/ui';

export const marketFundingHistoryMessages = defineMessages('MarketFundingHistory', {
  title: 'Funding history',
  years: 'Years',
  empty: 'No known rounds',
  showAll: ({ count }: { count: number }, { number }) => `All ${number(count)} years`,
  rounds: ({ count, undisclosed }: { count: number; undisclosed: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'round', other: 'rounds' })}${undisclosed > 0 ? `, ${number(undisclosed)} undisclosed` : ''}`,
});
