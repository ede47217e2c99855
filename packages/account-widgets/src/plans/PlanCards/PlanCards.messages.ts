import { defineMessages } from '@fs/ui';

export const planCardsMessages = defineMessages('PlanCards', {
  title: 'Plans',
  lead: 'Begin free, and move up when you need more.',
  billing: 'Billing',
  monthly: 'Monthly',
  yearly: 'Yearly',
  dollars: ({ amount }: { amount: number }, { number }) => `$${number(amount)}`,
  month: 'a month',
  year: 'a year',
  saved: ({ amount }: { amount: number }, { number }) => `$${number(amount)} less than twelve single months.`,
  notOffered: 'Not offered with this billing.',
  watchlists: ({ count }: { count: number }, { number, plural }) =>
    plural(count, { one: `${number(count)} watchlist`, other: `Up to ${number(count)} watchlists` }),
  allWatchlists: 'Unlimited watchlists',
  teams: ({ count }: { count: number }, { number, plural }) =>
    plural(count, { one: `${number(count)} team`, other: `Up to ${number(count)} teams` }),
  allTeams: 'Unlimited teams',
  seats: 'Seats',
  seatsByMonth: ({ included, amount }: { included: number; amount: number }, { number }) =>
    `${number(included)} are included. Each further seat costs $${number(amount)} a month.`,
  seatsByYear: ({ included, amount }: { included: number; amount: number }, { number }) =>
    `${number(included)} are included. Each further seat costs $${number(amount)} a year.`,
  freeAccount: 'Get a Free Account',
  choose: ({ plan }: { plan: string }) => `Choose ${plan}`,
  current: 'Your plan',
  toChange: 'To change your plan, write to us.',
  support: 'Contact support',
  empty: 'No plans are offered at the moment.',
});
