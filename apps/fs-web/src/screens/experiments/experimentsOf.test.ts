import type { Group, UserPreference } from '@fs/api-contract';
import { groups } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { experimentsOf } from './experimentsOf.ts';

const stored = (details: unknown): UserPreference[] => [
  { id: '1', owner: 'o', key: 'experiments', value: null, details },
];

test('[XEXPERIMENT-004] experiments act for administrators and internal users only', () => {
  const on = stored({ on: ['keyHints'] });
  const acting = groups.filter((group: Group) => experimentsOf([group], on).length > 0);
  expect(acting).toEqual(['internal', 'admin']);
  expect(experimentsOf(['fuel-free', 'admin'], on)).toEqual(['keyHints']);
  expect(experimentsOf([], on)).toEqual([]);
});

test('[XEXPERIMENT-004] former and unknown experiments are left out, and other content is none', () => {
  expect(experimentsOf(['admin'], stored({ on: ['unknown', 'keyHints', 'continuousRows'] }))).toEqual([
    'continuousRows',
    'keyHints',
  ]);
  for (const details of [null, 'keyHints', { on: 'keyHints' }, {}, ['keyHints']]) {
    expect(experimentsOf(['admin'], stored(details))).toEqual([]);
  }
  expect(experimentsOf(['admin'], [])).toEqual([]);
});
