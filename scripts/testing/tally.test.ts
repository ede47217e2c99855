import { expect, test } from 'vitest';
import { adjustCounts, formatCounts, nothing, sum } from './tally.ts';

test('the last line names what was skipped only where something was', () => {
  expect(formatCounts({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(formatCounts({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
});

test('steps add up', () => {
  const steps = [
    { passed: 3, failed: 1, skipped: 0 },
    { passed: 4, failed: 0, skipped: 2 },
  ];
  expect(sum(steps)).toEqual({ passed: 7, failed: 1, skipped: 2 });
  expect(sum([])).toEqual(nothing);
});

test('a step that passed is left as it is', () => {
  const counts = { passed: 3, failed: 0, skipped: 1 };
  expect(adjustCounts(counts, { exitCode: 0, complaints: 0 })).toEqual(counts);
});

test('a program that fails without a failed test counts as one failure', () => {
  expect(adjustCounts({ passed: 3, failed: 0, skipped: 0 }, { exitCode: 1, complaints: 0 }).failed).toBe(1);
  expect(adjustCounts({ passed: 3, failed: 2, skipped: 0 }, { exitCode: 1, complaints: 0 }).failed).toBe(2);
});

test('a step that checks nothing fails', () => {
  expect(adjustCounts(nothing, { exitCode: 0, complaints: 0 }).failed).toBe(1);
  expect(adjustCounts({ passed: 0, failed: 0, skipped: 4 }, { exitCode: 0, complaints: 0 }).failed).toBe(1);
});

test('what is found wrong afterwards counts', () => {
  expect(adjustCounts({ passed: 3, failed: 0, skipped: 0 }, { exitCode: 0, complaints: 2 }).failed).toBe(2);
});
