import { samplePlan } from '@fs/fixtures';
import { expect, test } from 'vitest';
import { readPlanOrder } from './planOrder.ts';
import { readPlanWish } from './planWish.ts';

const plans = [samplePlan('fuel-free'), samplePlan('fuel-individual'), samplePlan('fuel-teams')];

test('a chosen price is what the plan offers, with the total of its seats', () => {
  expect(readPlanOrder(plans, { plan: 'individual', price: 'sample-individual-year', seats: null })).toEqual({
    planId: 'fuel-individual',
    priceId: 'sample-individual-year',
    name: 'Individual',
    total: 290,
    period: 'year',
    seats: null,
  });
  expect(readPlanOrder(plans, { plan: 'team', price: 'sample-teams-month', seats: 7 })).toMatchObject({
    total: 277,
    seats: 7,
  });
  expect(readPlanOrder(plans, { plan: 'team', price: 'sample-teams-month', seats: 2 })).toMatchObject({
    total: 199,
    seats: 5,
  });
});

test.each([
  { plan: 'individual', price: 'sample-teams-year', seats: null },
  { plan: 'individual', price: 'constructor', seats: null },
  { plan: 'individual', price: null, seats: null },
  { plan: null, price: 'sample-individual-year', seats: null },
] as const)('%o is no order', (wish) => {
  expect(readPlanOrder(plans, wish)).toBeNull();
});

test('reads only price ids and whole numbers', () => {
  expect(readPlanWish('sample-teams-year', '6')).toEqual({ price: 'sample-teams-year', seats: 6 });
  expect(readPlanWish('a price', '-6')).toEqual({ price: null, seats: null });
  expect(readPlanWish(null, 6)).toEqual({ price: null, seats: 6 });
});
