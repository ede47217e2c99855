import { defineMessages } from '@fs/ui';

export const companyFundingMessages = defineMessages('CompanyFunding', {
  title: 'Funding',
  empty: 'No known funding rounds',
  inRounds: ({ count }: { count: number }, { number, plural }) =>
    `in ${number(count)} ${plural(count, { one: 'round', other: 'rounds' })}`,
  undisclosed: ({ count, total }: { count: number; total: number }, { number }) =>
    `${number(count)} of ${number(total)} undisclosed`,
  disagrees: (
    { sum, said, source, day }: { sum: number; said: number; source: string | null; day: string },
    { abbreviated, list, shortDay },
  ) =>
    `Sum of rounds $${abbreviated(sum)}, source says $${abbreviated(said)} (${list(source === null ? [shortDay(day)] : [source, shortDay(day)])})`,
  byYear: 'Raised by year',
  byYearDescription: 'Disclosed rounds, in US dollars',
  byYearUndisclosed: ({ count, total }: { count: number; total: number }, { number }) =>
    `Disclosed rounds, in US dollars. ${number(count)} of ${number(total)} undisclosed.`,
  year: 'Year',
  raised: 'Amount raised (USD)',
  list: 'Funding rounds',
  showAll: ({ count }: { count: number }, { number }) => `All ${number(count)} rounds`,
});
