import { expect, test } from 'vitest';
import { adjustCounts, formatCounts, nothing, sum } from './tally.ts';

test('the last line names skipped tests only when there are any', () => {
  expect(formatCounts({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(formatCounts({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
});

test('adds up the counts of steps', () => {
  const steps = [
    { passed: 3, failed: 1, skipped: 0 },
    { passed: 4, failed: 0, skipped: 2 },
  ];
  expect(sum(steps)).toEqual({ passed: 7, failed: 1, skipped: 2 });
  expect(sum([])).toEqual(nothing);
});

test('leaves the counts of a passed step unchanged', () => {
  const counts = { passed: 3, failed: 0, skipped: 1 };
  expect(adjustCounts(counts, { exitCode: 0, complaints: 0 })).toEqual(counts);
});

test('counts a failing program without a failed test as one failure', () => {
  expect(adjustCounts({ passed: 3, failed: 0, skipped: 0 }, { exitCode: 1, complaints: 0 }).failed).toBe(1);
  expect(adjustCounts({ passed: 3, failed: 2, skipped: 0 }, { exitCode: 1, complaints: 0 }).failed).toBe(2);
});

test('fails a step that checks nothing', () => {
  expect(adjustCounts(nothing, { exitCode: 0, complaints: 0 }).failed).toBe(1);
  expect(adjustCounts({ passed: 0, failed: 0, skipped: 4 }, { exitCode: 0, complaints: 0 }).failed).toBe(1);
});

test('counts the faults that are found afterwards', () => {
  expect(adjustCounts({ passed: 3, failed: 0, skipped: 0 }, { exitCode: 0, complaints: 2 }).failed).toBe(2);
});
