import { defineMessages } from '@fs/ui';

export const checkoutMessages = defineMessages('Checkout', {
  title: 'Review your plan',
  plans: 'Compare plans',
  plan: 'Plan',
  for: 'For',
  billing: 'Billing',
  monthly: 'Monthly',
  yearly: 'Yearly',
  seats: 'Seats',
  seatsText: (
    { included, amount, period }: { included: number; amount: number; period: 'month' | 'year' },
    { number, plural },
  ) =>
    `${number(included)} ${plural(included, { one: 'seat', other: 'seats' })} included. Extra seats are $${number(amount)} each per ${period}.`,
  free: ({ months }: { months: number }, { number, plural }) =>
    `${number(months)} ${plural(months, { one: 'month', other: 'months' })} free`,
  invited: ({ name }: { name: string }) => `Invited by ${name}`,
  today: 'Total today',
  dollars: ({ amount }: { amount: number }, { hundredths }) => `$${hundredths(amount)}`,
  renews: (
    { amount, day, period }: { amount: number; day: string; period: 'month' | 'year' },
    { hundredths, shortDay },
  ) => `Renews on ${shortDay(day)} for $${hundredths(amount)} a ${period}.`,
  cancel: ({ day }: { day: string }, { shortDay }) =>
    `Cancel before ${shortDay(day)} to pay nothing more. Everything works until then.`,
  freeThen: (
    { amount, day, period }: { amount: number; day: string; period: 'month' | 'year' },
    { hundredths, shortDay },
  ) => `then $${hundredths(amount)} a ${period} from ${shortDay(day)}`,
  noCard: ({ day }: { day: string }, { shortDay }) =>
    `No card is needed now. Without one on ${shortDay(day)}, the plan ends and nothing is charged.`,
  tax: 'Prices include tax. Your invoices show it.',
  test: 'This is a test checkout. No money is charged.',
  pay: 'Continue to payment',
  startFree: ({ months }: { months: number }, { number, plural }) =>
    `Start ${number(months)} free ${plural(months, { one: 'month', other: 'months' })}`,
  canceled: 'You canceled the payment. Nothing was charged, and your order is still here.',
  declined: 'Your card was declined. Nothing was charged. Continue to payment and try another card.',
  failed: 'Failed to update plan information.',
  contact: 'Please contact support.',
  support: 'Contact support',
});
