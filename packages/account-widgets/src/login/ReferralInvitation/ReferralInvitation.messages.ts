import { defineMessages } from '@fs/ui';

export const referralInvitationMessages = defineMessages('ReferralInvitation', {
  title: ({ product }: { product: string }) => `You’re invited to ${product}`,
  from: ({ account }: { account: string }) => `${account} invited you. Sign up to claim your benefits.`,
  inactive: 'This referral link isn’t active. You can still sign up.',
  signUp: 'Sign up',
  signIn: 'Log in',
});
