import { defineMessages } from '@fs/ui';

export const accountBillingMessages = defineMessages('AccountBilling', {
  title: 'Billing',
  plan: 'Plan',
  includes: 'Includes',
  usage: 'Usage',
  plans: 'Compare plans',
  chosen: (
    { name, total, period, seats }: { name: string; total: number; period: 'month' | 'year'; seats: number | null },
    { number },
  ) => `You chose ${name}: $${number(total)} per ${period}${seats === null ? '' : ` for ${number(seats)} seats`}`,
  chosenCheckout: 'Nothing is charged before you confirm.',
  chosenRequest: 'Support sets up your plan and answers by email. Nothing is charged before you agree.',
  toCheckout: 'Continue to checkout',
  toRequest: ({ plan }: { plan: string }) => `Request ${plan}`,
  drop: 'Not now',
  toChange: 'To change your plan, contact support.',
  support: 'Contact support',
});
