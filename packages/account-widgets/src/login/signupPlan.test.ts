import { expect, test } from 'vitest';
import { readSignupPlan } from './signupPlan.ts';

test.each([
  ['free', 'free'],
  ['fuel-free', 'free'],
  ['individual-plus', 'individual-plus'],
  ['fuel-individual', 'individual'],
  ['teams', 'team'],
  [' Fuel-Teams ', 'team'],
  ['news', 'news'],
])('%j means the plan %s', (text, plan) => {
  expect(readSignupPlan(text)).toBe(plan);
});

test.each(['', 'gold', 'free-fuel', null, undefined, 7])('rejects %j as a plan', (text) => {
  expect(readSignupPlan(text)).toBeNull();
});
