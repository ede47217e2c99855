import { defineMessages } from '@fs/ui';

export const raisedByMonthMessages = defineMessages('RaisedByMonth', {
  title: 'Raised by month',
  month: 'Month',
  raised: 'Raised, US dollars',
  source: ({ day }: { day: string }) => `Disclosed rounds. The last month is to ${day}.`,
  dollars: ({ amount }: { amount: number }, { number }) => `$${number(amount)}`,
});
