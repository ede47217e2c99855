import { defineMessages } from '@fs/ui';

export const checkoutConfirmationMessages = defineMessages('CheckoutConfirmation', {
  confirming: 'Confirming your payment',
  confirmingText: 'This takes a few seconds. Please don’t pay again.',
  paid: ({ plan }: { plan: string }) => `You’re on ${plan}`,
  paidText: 'Everything in your plan works from now on.',
  goOn: 'Continue',
  late: 'Your payment isn’t confirmed yet',
  lateText: 'You won’t be charged twice. Your plan starts as soon as the payment is confirmed, also without this page.',
  checkAgain: 'Check again',
  unpaid: 'This checkout isn’t paid',
  unpaidText: 'Nothing was charged. Choose a plan to start again.',
  plans: 'Compare plans',
  failed: 'Failed to update plan information.',
  contact: 'Please contact support.',
  support: 'Contact support',
});
