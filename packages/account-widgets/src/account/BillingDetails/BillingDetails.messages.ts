import type { Billing } from '@fs/api-contract';
import { defineMessages } from '@fs/ui';

type Granter = Billing['grantedBy'];

export const billingDetailsMessages = defineMessages('BillingDetails', {
  plan: 'Plan',
  grantedBy: ({ kind, name }: Granter): string => {
    if (kind === 'organization') return `Comes with ${name ?? 'your organization'}`;
    if (kind === 'referral') return name === null ? 'Free months from a referral' : `Free months from ${name}`;
    if (kind === 'payment') return 'Paid by card';
    return kind === 'staff' ? 'Set up by support' : '';
  },
  seats: 'Seats',
  seatsUsed: ({ used, seats }: { used: number; seats: number }, { number }) =>
    `${number(used)} of ${number(seats)} used`,
  renews: 'Renews',
  renewal: (
    { cents, day, period }: { cents: number; day: string; period: 'month' | 'year' | null },
    { hundredths, shortDay },
  ) => `${shortDay(day)} for $${hundredths(cents / 100)}${period === null ? '' : ` a ${period}`}`,
  addCard: ({ day }: { day: string }, { shortDay }) =>
    `Add a card in the billing portal before ${shortDay(day)}. Without one, the plan ends then and nothing is charged.`,
  ends: ({ day }: { day: string }, { shortDay }) =>
    `Your plan is canceled. Everything works until ${shortDay(day)}, and nothing is deleted then.`,
  paymentFailed: ({ day }: { day: string }, { shortDay }) =>
    `Payment failed on ${shortDay(day)}. Use another card in the billing portal to keep the plan.`,
  readOnly: ({ day }: { day: string }, { shortDay }) =>
    `Payment failed on ${shortDay(day)}. Lists are read-only until it’s fixed.`,
  ended: 'The plan ended. Lists are read-only until it’s renewed.',
  pending: 'This workspace isn’t paid for yet. Nothing was charged.',
  finish: 'Finish payment',
  open: ({ plan }: { plan: string }) => `You didn’t finish the payment for ${plan}. Nothing was charged.`,
  portal: 'Open billing portal',
  fix: 'Fix payment',
  failed: 'Failed to fetch session',
  invoices: 'Invoices',
  noInvoices: 'No invoices yet',
  invoice: (
    {
      day,
      description,
      cents,
      tax,
      taxLabel,
    }: { day: string; description: string; cents: number; tax: number; taxLabel: string | null },
    { hundredths, shortDay },
  ) => {
    const included = taxLabel === null ? '' : ` including ${taxLabel} $${hundredths(tax / 100)}`;
    return `${shortDay(day)}: ${description}, $${hundredths(cents / 100)}${included}`;
  },
  paid: 'Paid',
  unpaid: 'Not paid',
  canceled: 'Canceled',
  view: 'View invoice',
});
