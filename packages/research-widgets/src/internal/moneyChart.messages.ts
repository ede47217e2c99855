import { defineMessages } from '@fs/ui';

/** Words of all charts of money over time. */
export const moneyChartMessages = defineMessages('MoneyChart', {
  /** Names a period that is not over, such as "2026 to date". */
  toDate: ({ period }: { period: string }) => `${period} to date`,
  dollars: ({ amount }: { amount: number }, { number }) => `$${number(amount)}`,
});
