import { expect, test } from 'vitest';
import { referralOutcomeOf } from './referralOutcome.ts';

test('[REFERRAL-006] a referral of the team plan leads to a new account', () => {
  expect(referralOutcomeOf('fuel-teams')).toBe('new-account');
});

test('[REFERRAL-007] [REFERRAL-010] a referral of the free plan or of none leads to the personal account', () => {
  expect([referralOutcomeOf('fuel-free'), referralOutcomeOf(null), referralOutcomeOf(undefined)]).toEqual([
    'provisioning',
    'provisioning',
    'provisioning',
  ]);
});

test('[REFERRAL-008] [REFERRAL-009] referrals of individual plans lead to checkout', () => {
  expect([referralOutcomeOf('fuel-individual'), referralOutcomeOf('fuel-individual-plus')]).toEqual([
    'checkout',
    'checkout',
  ]);
});
