import { expect, test } from 'vitest';
import { referralOutcomeOf } from './referralOutcome.ts';

test('a referral of the team plan leads to a new account', () => {
  expect(referralOutcomeOf('fuel-teams')).toBe('new-account');
});

test('[REFERRAL-007] [REFERRAL-010] the free plan, or none, gives the personal account', () => {
  expect([referralOutcomeOf('fuel-free'), referralOutcomeOf(null), referralOutcomeOf(undefined)]).toEqual([
    'provisioning',
    'provisioning',
    'provisioning',
  ]);
});

test('the plans for one person are paid for first', () => {
  expect([referralOutcomeOf('fuel-individual'), referralOutcomeOf('fuel-individual-plus')]).toEqual([
    'checkout',
    'checkout',
  ]);
});
