import type { PlanId } from '@fs/api-contract';
import { samplePlan } from '@fs/fixtures';
import { expect, test } from 'vitest';
import { buildReferral } from '../testing/buildReferral.ts';
import { type CheckoutWish, readCheckout } from './readCheckout.ts';

const plans = (['fuel-free', 'fuel-individual', 'fuel-individual-plus', 'fuel-teams'] satisfies PlanId[]).map(
  samplePlan,
);
const personal = { accountType: 'PERSONAL', subscription: null, name: 'Uma', seatsUsed: null } as const;
const organization = { accountType: 'ORGANIZATION', subscription: null, name: 'Quarry', seatsUsed: 12 } as const;
const wish = (changes: Partial<CheckoutWish>): CheckoutWish => ({
  plan: 'fuel-individual',
  price: null,
  seats: null,
  referral: null,
  ...changes,
});
const read = (changes: Partial<CheckoutWish>, others: Partial<Parameters<typeof readCheckout>[0]> = {}) =>
  readCheckout({ wish: wish(changes), plans, billing: personal, referral: undefined, ...others });

test('a plan is ordered by its price, or else by the month', () => {
  expect(read({})).toMatchObject({ kind: 'order', period: 'month', seats: null });
  expect(read({ price: 'sample-individual-year' })).toMatchObject({ kind: 'order', period: 'year' });
});

test('an unknown, free or other kind of plan, and an unknown price, are invalid', () => {
  for (const changes of [
    { plan: 'gold' },
    { plan: 'fuel-free' },
    { plan: 'fuel-teams' },
    { price: 'price_forged' },
    { price: '__proto__' },
  ]) {
    expect(read(changes)).toEqual({ kind: 'invalid-plan', id: changes.plan ?? 'fuel-individual' });
  }
});

test('an organization pays at least for its people', () => {
  const order = { billing: organization, referral: undefined };
  expect(read({ plan: 'fuel-teams' }, order)).toMatchObject({ seats: 12 });
  expect(read({ plan: 'fuel-teams', seats: 20 }, order)).toMatchObject({ seats: 20 });
  expect(read({ plan: 'fuel-teams', seats: 1e9 }, order)).toMatchObject({ seats: 1000 });
});

test('an account that pays is not sold a second plan', () => {
  const billing = { ...personal, subscription: 'past_due' as const };
  expect(read({}, { billing })).toEqual({ kind: 'paying', name: 'Uma' });
  expect(read({}, { billing: { ...personal, subscription: 'canceled' as const } })).toMatchObject({ kind: 'order' });
});

test('a referral names the plan and the period, and says why it can’t be used', () => {
  const plan = 'fuel-individual-plus';
  const referral = buildReferral({ billing_period: 'year' });
  const code = referral.code;
  expect(read({ plan, referral: code }, { referral })).toMatchObject({ kind: 'order', period: 'year', referral });
  expect(read({ plan, referral: 'NOPE' }, { referral: null })).toEqual({ kind: 'invalid-referral', id: 'NOPE' });
  expect(read({ referral: code }, { referral })).toEqual({ kind: 'invalid-referral', id: code });
  expect(read({ plan, referral: code }, { referral: { ...referral, refusal: 'own' } })).toEqual({ kind: 'own', code });
  expect(read({ plan, referral: code }, { referral: { ...referral, refusal: 'used' } })).toEqual({
    kind: 'used',
    code,
  });
});
