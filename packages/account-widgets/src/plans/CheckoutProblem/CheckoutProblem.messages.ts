import { defineMessages } from '@fs/ui';

export const checkoutProblemMessages = defineMessages('CheckoutProblem', {
  invalidPlan: ({ id }: { id: string }) => `Invalid plan: ${id}`,
  invalidReferral: ({ id }: { id: string }) => `Invalid referral: ${id}`,
  nothingChanged: 'Nothing was changed or charged.',
  paying: ({ name }: { name: string }) => `${name} already has a plan.`,
  payingText: 'Change it in the billing portal. A second plan would be charged twice.',
  notOwner: 'Only owners of this workspace can pay for it.',
  notOwnerText: 'Ask one of them. Nothing was changed or charged.',
  own: 'You can’t use your own referral code.',
  ownText: 'Share it with others instead. You can still choose a plan yourself.',
  used: 'You already used a referral code.',
  usedText: 'An account can come with one code only. You can still choose a plan.',
  plans: 'Compare plans',
  toBilling: 'Open billing',
});
