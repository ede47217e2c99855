import { defineMessages } from '@fs/ui';

export const accountBillingMessages = defineMessages('AccountBilling', {
  title: 'Billing',
  plan: 'Plan',
  includes: 'Includes',
  plans: 'Compare the plans',
  toChange: 'To change your plan, write to us.',
  support: 'Contact support',
});
