import { defineMessages } from '@fs/ui';

export const referralInvitationMessages = defineMessages('ReferralInvitation', {
  title: ({ product }: { product: string }) => `You’re invited to ${product}`,
  from: ({ account }: { account: string }) => `${account} invited you. Sign up to claim your benefits.`,
  invalid: ({ code }: { code: string }) => `Invalid referral: ${code}`,
  startFree: 'Start free instead',
  signUp: 'Sign up',
  signIn: 'Log in',
});
