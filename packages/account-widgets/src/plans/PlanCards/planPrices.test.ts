import { priceOf, totalOf } from '@fs/api-contract';
import { samplePlan } from '@fs/fixtures';
import { expect, test } from 'vitest';
import { freeMonths, savedByYear } from './planPrices.ts';

test('[PLAN-009] an organization pays the base price plus each seat beyond the included ones', () => {
  const price = { billing_period: 'month', value: 199, per_unit: 39, upper_limit: 5 } as const;
  expect([5, 6, 12].map((seats) => totalOf(price, seats))).toEqual([199, 238, 472]);
  // Fewer seats than included cost the same.
  expect(totalOf({ ...price, upper_limit: 10 }, 5)).toBe(199);
});

test('a plan has a price for each billing period it offers', () => {
  const plan = samplePlan('fuel-individual');
  expect(priceOf(plan, 'month')).toEqual({
    id: 'sample-individual-month',
    price: { billing_period: 'month', value: 29, per_unit: 0, upper_limit: 1 },
  });
  expect(priceOf(plan, 'year')?.price.value).toBe(290);
  expect(priceOf({ ...plan, stripePriceID: ['sample-individual-month'] }, 'year')).toBeUndefined();
  expect(priceOf({ ...plan, priceValues: {} }, 'month')).toBeUndefined();
});

test('computes the yearly discount from the prices', () => {
  expect(savedByYear(samplePlan('fuel-individual'), 1)).toBe(58);
  expect(savedByYear(samplePlan('fuel-teams'), 6)).toBe(12 * 238 - 2380);
  expect(savedByYear(samplePlan('fuel-free'), 1)).toBe(0);
  expect(savedByYear({ ...samplePlan('fuel-individual'), priceValues: {} }, 1)).toBe(0);
});

test('yearly billing makes the whole months free that its saving pays for', () => {
  expect(freeMonths(samplePlan('fuel-individual'), 1)).toBe(2);
  expect(freeMonths(samplePlan('fuel-free'), 1)).toBe(0);
  const plan = samplePlan('fuel-individual');
  const yearly = { billing_period: 'year', value: 320, per_unit: 0, upper_limit: 1 } as const;
  expect(freeMonths({ ...plan, priceValues: { ...plan.priceValues, 'sample-individual-year': yearly } }, 1)).toBe(0);
});
