import { defineMessages } from '@fs/ui';

/** What an ambassador referral gives (accounts §9). */
export const referralOfferMessages = defineMessages('ReferralOffer', {
  free: ({ months }: { months: number }, { number, plural }) =>
    `${number(months)} ${plural(months, { one: 'month', other: 'months' })} free`,
  today: 'Total today',
  month: ({ total, day }: { total: number; day: string }, { hundredths, shortDay }) =>
    `then $${hundredths(total)} a month from ${shortDay(day)}`,
  year: ({ total, day }: { total: number; day: string }, { hundredths, shortDay }) =>
    `then $${hundredths(total)} a year from ${shortDay(day)}`,
});
