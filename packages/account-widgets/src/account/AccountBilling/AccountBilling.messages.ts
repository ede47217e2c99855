import { defineMessages } from '@fs/ui';

export const accountBillingMessages = defineMessages('AccountBilling', {
  title: 'Billing',
  plan: 'Plan',
  includes: 'Includes',
  plans: 'Compare plans',
  toChange: 'To change your plan, contact support.',
  support: 'Contact support',
});
