import type { Plan } from '@fs/api-contract';
import { defineMessages } from '@fs/ui';

export const planCardsMessages = defineMessages('PlanCards', {
  title: 'Plans',
  /** As the plan’s owner describes it. */
  description: ({ plan }: { plan: Pick<Plan, 'id' | 'description'> }) => plan.description,
  lead: 'Start free. Upgrade any time.',
  billing: 'Billing',
  monthly: 'Monthly',
  yearly: 'Yearly',
  dollars: ({ amount }: { amount: number }, { number }) => `$${number(amount)}`,
  month: 'per month',
  year: 'per year',
  saved: ({ amount, months }: { amount: number; months: number }, { number, plural }) =>
    months === 0
      ? `Save $${number(amount)}`
      : `Save $${number(amount)} (${number(months)} ${plural(months, { one: 'month', other: 'months' })} free)`,
  notOffered: 'Not available with this billing period.',
  watchlists: ({ count }: { count: number }, { number, plural }) =>
    plural(count, { one: `${number(count)} watchlist`, other: `Up to ${number(count)} watchlists` }),
  allWatchlists: 'Unlimited watchlists',
  teams: ({ count }: { count: number }, { number, plural }) =>
    plural(count, { one: `${number(count)} team`, other: `Up to ${number(count)} teams` }),
  allTeams: 'Unlimited teams',
  seats: 'Seats',
  seatsByMonth: ({ included, amount }: { included: number; amount: number }, { number, plural }) =>
    `${number(included)} ${plural(included, { one: 'seat', other: 'seats' })} included. Extra seats are $${number(amount)} each per month.`,
  seatsByYear: ({ included, amount }: { included: number; amount: number }, { number, plural }) =>
    `${number(included)} ${plural(included, { one: 'seat', other: 'seats' })} included. Extra seats are $${number(amount)} each per year.`,
  freeAccount: 'Get a Free Account',
  start: ({ plan }: { plan: string }) => `Start with ${plan}`,
  upgrade: ({ plan }: { plan: string }) => `Upgrade to ${plan}`,
  request: ({ plan }: { plan: string }) => `Request ${plan}`,
  change: ({ plan }: { plan: string }) => `Switch to ${plan}`,
  payer: 'Your team pays',
  payerText: ({ name }: { name: string }) =>
    `Your plan comes with ${name}. An owner of the organization can change it.`,
  owned: ({ name }: { name: string }) =>
    `Your plan comes with ${name}. As an owner, you manage it in the organization’s billing.`,
  openBilling: ({ name }: { name: string }) => `Open the billing of ${name}`,
  recommended: 'Recommended for daily research',
  samples: 'These are sample prices. The owner of this server sets the real ones.',
  current: 'Current plan',
  toChange: 'Support sets up your plan and answers by email. Nothing is charged before you agree.',
  support: 'Contact support',
  empty: 'No plans are available right now.',
});
