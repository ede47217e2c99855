import { defineMessages } from '@fs/ui';

export const referralInvitationMessages = defineMessages('ReferralInvitation', {
  title: ({ product }: { product: string }) => `You are invited to ${product}`,
  from: ({ account }: { account: string }) =>
    `${account} invites you. Sign up, and what comes with the invitation is yours.`,
  inactive: 'This referral is unknown or no longer active. You can still sign up.',
  signUp: 'Sign up',
  signIn: 'I have an account',
});
