import { type RouteName, routes } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { isResearch, isWrite } from './researchCalls.ts';

const names = Object.keys(routes) as RouteName[];

test('a replica, which refuses every change, is asked by calls that only read', () => {
  const asked = names.filter(isResearch);
  expect(asked).toContain('searchCompanies');
  expect(asked.filter((name) => !/^(get|list|search|count|sum|query|quickSearch)/.test(name))).toEqual([]);
});

test('a call that changes something is noted', () => {
  const changes = /^(create|update|delete|set|save|change|add|remove|merge|share|invite|leave|join)/;
  // Its path is the specification’s. It changes an account only, which is always read from the primary.
  const exempt: readonly string[] = ['createPersonalAccount'];
  expect(names.filter((name) => changes.test(name) && !isWrite(name) && !exempt.includes(name))).toEqual([]);
  expect(isWrite('setSeen')).toBe(true);
});
