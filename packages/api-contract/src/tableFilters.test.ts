import { expect, test } from 'vitest';
import { companyConditions, fundingConditions } from './tableFilters.ts';

test('compares whole numbers, and includes the ends of a range', () => {
  expect(companyConditions('round_count', { kind: 'number', operator: '>', value: 5.4 })).toEqual([
    { field: 'round_count', op: '>', value: 5 },
  ]);
  expect(fundingConditions('raised_usd', { kind: 'number', operator: 'between', value: 20, to: 10 })).toEqual([
    { field: 'raised_usd', op: '>', value: 9 },
    { field: 'raised_usd', op: '<', value: 21 },
  ]);
});

test('stays within what the search takes', () => {
  expect(companyConditions('employee_count', { kind: 'number', operator: '<', value: 1e12 })).toEqual([
    { field: 'employee_count', op: '<', value: 2_147_483_647 },
  ]);
  expect(companyConditions('employee_count', { kind: 'number', operator: 'between', value: -5, to: 3 })).toEqual([
    { field: 'employee_count', op: '<', value: 4 },
  ]);
});

test('has no condition for a filter that the search doesn’t have', () => {
  expect([
    companyConditions('homepage_url', { kind: 'empty' }),
    companyConditions('founded_on', { kind: 'date', operator: '>', day: '2014-03-01' }),
    companyConditions('status', { kind: 'choice', ids: ['asleep'] }),
    companyConditions('mood', { kind: 'text', text: 'calm' }),
    fundingConditions('mood', { kind: 'text', text: 'calm' }),
    fundingConditions('funded_on', { kind: 'empty', isNot: true }),
  ]).toEqual([[], [], [], [], [], []]);
});
